import { createApart, TooLongError } from '../../processes/apart.ts';
import type { TakenSvg } from './draw-svg.ts';

export type { TakenSvg };

/** Time limit for an SVG in milliseconds. Real ones take a tenth of a second. */
const LIMIT = 5000;

const draw = createApart<string, TakenSvg>(new URL('./draw-svg.ts', import.meta.url), LIMIT);

/**
 * An SVG for the public (decision 0091): cleaned, and as pixels if a browser would render it slowly. An SVG that is too complex
 * for the server as well is rejected.
 */
export async function takeSvg(text: string): Promise<TakenSvg> {
  try {
    return await draw(text);
  } catch (error) {
    if (error instanceof TooLongError) return { refused: 'complex' };
    throw error;
  }
}
