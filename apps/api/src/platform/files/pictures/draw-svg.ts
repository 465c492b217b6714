/** Cleans and renders untrusted SVG in a separate process (`createApart`). */
import sharp from 'sharp';
import * as z from 'zod/mini';
import { serveApart } from '../../processes/serve.ts';
import { isWithin } from '../../text/bounds.ts';
import { cleanSvg, PAINT } from './svg.ts';
import { withoutEntities } from './svg-entities.ts';
import { paintIn } from './svg-styles.ts';
import { isLightSvg } from './svg-weight.ts';

/** Result of an SVG; rejected if invalid or too large. */
export type TakenSvg = { readonly svg: string } | { readonly refused: 'content' | 'complex' | 'styles' | 'entities' };

/** Limits above the output of any drawing program. */
const BOUNDS = { depth: 50, parts: 60_000 };
/** Largest displayed width of pictures (decision 0052). */
const LONGEST_SIDE = 1536;
/** Default dots per inch of a drawing, and the maximum of the library. */
const DENSITY = { usual: 72, most: 100_000 };

// One thread is enough for one drawing at a time.
sharp.concurrency(1);
sharp.cache(false);

/** A drawing as an SVG that consists of its pixels. @returns null for an unrenderable one */
async function asPixels(clean: string): Promise<string | null> {
  const source = Buffer.from(clean);
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    const density = Math.min(DENSITY.most, Math.max(1, (DENSITY.usual * LONGEST_SIDE) / Math.max(width, height)));
    const { data, info } = await sharp(source, { density })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const size = `width="${info.width}" height="${info.height}"`;
    const image = `<image ${size} href="data:image/webp;base64,${data.toString('base64')}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}">${image}</svg>`;
  } catch {
    return null;
  }
}

const PROPERTIES = new Set(PAINT);

async function take(given: string): Promise<TakenSvg> {
  const text = withoutEntities(given);
  if (text === null) return { refused: 'entities' };
  if (!isWithin(text, BOUNDS, true)) return { refused: 'complex' };
  const paint = paintIn(text, PROPERTIES);
  if (paint === null) return { refused: cleanSvg(text) === null ? 'content' : 'styles' };
  const clean = cleanSvg(text, paint);
  if (clean === null) return { refused: 'content' };
  if (isLightSvg(clean)) return { svg: clean };
  const drawn = await asPixels(clean);
  return drawn === null ? { refused: 'complex' } : { svg: drawn };
}

serveApart((input) => z.parse(z.string(), input), take);
