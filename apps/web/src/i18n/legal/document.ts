/** One paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor of the section; stays the same when the heading changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal text as the page shows it. */
export interface LegalText {
  readonly title: string;
  /** One sentence for search engines and the head of the page. */
  readonly description: string;
  readonly sections: readonly LegalSection[];
}

/** Words around every legal text. */
export const legalWords = {
  sample: 'Mustertext',
  sampleNote: 'Dieser Text ist ein Muster. Vor dem Betrieb muss er rechtlich geprüft und angepasst werden.',
  version: (day: string): string => `Fassung vom ${day}`,
  contents: 'Inhalt',
} as const;
