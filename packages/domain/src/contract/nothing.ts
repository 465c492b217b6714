/** Reader of calls whose answer is a file or empty: a link or an image asks for them, no code reads them. */
export function readNothing(): undefined {
  return undefined;
}
