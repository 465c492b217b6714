import { fold } from './fold';
import { lexiconTokens } from './lexicon';

/** Folded words as somebody would write them: as in the lexicon, else as in one of the texts. */
export function spelled(tokens: readonly string[], texts: readonly string[]): string {
  const written = new Map(texts.flatMap((text) => text.split(/[^\p{L}\p{N}+#.]+/u)).map((word) => [fold(word), word] as const));
  return tokens.map((word) => lexiconTokens().get(word) ?? written.get(word) ?? word).join(' ');
}
