/** Cleans and draws the SVG of strangers, in a process of its own (`createApart`). */
import sharp from 'sharp';
import * as z from 'zod/mini';
import { serveApart } from '../../processes/serve.ts';
import { isWithin } from '../../text/bounds.ts';
import { cleanSvg, PAINT } from './svg.ts';
import { withoutEntities } from './svg-entities.ts';
import { paintIn } from './svg-styles.ts';
import { isLightSvg } from './svg-weight.ts';

/** What an SVG is taken in as; refused for what is none, and for one that is too much. */
export type TakenSvg = { readonly svg: string } | { readonly refused: 'content' | 'complex' | 'styles' | 'entities' };

/** No program for drawings nests deeper; a picture with more parts is none that anybody drew for a page. */
const BOUNDS = { depth: 50, parts: 60_000 };
/** The largest width in which pictures are shown (decision 0052). */
const LONGEST_SIDE = 1536;
/** A drawing has this many dots per inch unless somebody says otherwise, and never more than the library takes. */
const DENSITY = { usual: 72, most: 100_000 };

// One drawing at a time needs no more.
sharp.concurrency(1);
sharp.cache(false);

/** A drawing as an SVG that consists of its pixels. @returns null for what cannot be drawn */
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
