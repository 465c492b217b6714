/** One paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

/** A numbered section of a legal text. */
export interface LegalSection {
  /** Anchor of the section; stays the same when the heading changes. */
  readonly id: string;
  /** Heading without its number. */
  readonly title: string;
  /** Paragraphs and lists in order. */
  readonly blocks: readonly LegalBlock[];
}

/** A legal text as the page shows it. */
export interface LegalText {
  /** Heading of the page. */
  readonly title: string;
  /** One sentence for search engines and the head of the page. */
  readonly description: string;
  /** In order; their numbers follow from it. */
  readonly sections: readonly LegalSection[];
}
