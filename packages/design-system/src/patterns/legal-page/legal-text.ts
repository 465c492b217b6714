/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[];

/** A numbered section of a legal text. */
export interface LegalSection {
  /** Anchor of the section, independent of the heading. */
  readonly id: string;
  /** Heading without its number. */
  readonly title: string;
  /** Paragraphs and lists in order. */
  readonly blocks: readonly LegalBlock[];
}

/** Content of a legal text. */
export interface LegalText {
  /** Heading of the page. */
  readonly title: string;
  /** One sentence for search engines and the page's `<head>`. */
  readonly description: string;
  /** Sections in order, which determines their numbers. */
  readonly sections: readonly LegalSection[];
}
