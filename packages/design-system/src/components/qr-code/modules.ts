import { encode } from 'uqr';

/** Light modules around a code, as many as the standard asks for. */
const QUIET_ZONE = 4;

/** The code of a text: its side in modules, quiet zone included, and where the dark ones are. */
export function modulesOf(value: string) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  return { size, dark: data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : []))) };
}
