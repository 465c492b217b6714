/** What can be looked up among the words of all postings. */
export interface Vocabulary {
  /** The words that have the part of one of the asked words (`partOf`). */
  readonly near: (asked: readonly string[]) => Promise<readonly string[]>;
  /** For each asked word those that are spelled like it, the most alike first. */
  readonly alike: (asked: readonly string[]) => Promise<readonly (readonly string[])[]>;
  /** Whether a folded word is a name, such as that of a town: spelled right, though no posting may have it. */
  readonly isName: (word: string) => boolean;
}
