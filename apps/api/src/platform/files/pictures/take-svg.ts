import { createApart, TooLongError } from '../../processes/apart.ts';
import type { TakenSvg } from './draw-svg.ts';

export type { TakenSvg };

/** Milliseconds that an SVG may take. A real one takes a tenth of a second. */
const LIMIT = 5000;

const draw = createApart<string, TakenSvg>(new URL('./draw-svg.ts', import.meta.url), LIMIT);

/**
 * An SVG as everybody may get it (decision 0091): cleaned, and as its pixels where a browser would take long to draw it. What is too much
 * for the server as well is refused.
 */
export async function takeSvg(text: string): Promise<TakenSvg> {
  try {
    return await draw(text);
  } catch (error) {
    if (error instanceof TooLongError) return { refused: 'complex' };
    throw error;
  }
}
