import { encode } from 'uqr';

/** Width of the quiet zone in modules, as the standard requires. */
const QUIET_ZONE = 4;

/**
 * The code of a text: its side length in modules including the quiet zone, and the positions of the
 * dark modules.
 */
export function modulesOf(value: string) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return { size, dark: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : []))) };
}
