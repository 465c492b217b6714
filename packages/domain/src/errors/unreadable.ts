/**
 * Readers of answers throw it for one that is not what was asked for. Its text is for developers: who asked says it to the person, so
 * that no page loads texts for the case that an answer is odd.
 */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}
