import { createRequire } from 'node:module';
import sharp from 'sharp';
import { pictureWork } from '../../platform/files/pictures/image.ts';
import { softHyphens } from '../../platform/text/soft-hyphens.ts';
import { GROUND, INK, INK_2, WIDTH } from './ground.ts';

/** Texts of a job's picture. */
export interface PictureTexts {
  readonly title: string;
  readonly company: string;
  /** Place, kind of employment and similar facts, in one line. */
  readonly facts: string;
}

const resolve = createRequire(import.meta.url).resolve;
const FONTS = {
  regular: { family: 'IBM Plex Sans', file: resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf') },
  bold: { family: 'IBM Plex Sans SemiBold', file: resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf') },
} as const;

const LEFT = 72;
const TEXT_WIDTH = WIDTH - 2 * LEFT;
const TITLE_TOP = 152;
const TITLE_HEIGHT = 276;
/** Sizes from the largest; the first in which a title fits is used. */
const TITLE_SIZES = [76, 64, 54, 46, 38, 32] as const;
/** Letters of a line below the title; the route of the background begins behind it. */
const LINE_LETTERS = 48;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replace(/[\s\u0000-\u001f]+/g, ' ').replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

interface Look {
  readonly font: keyof typeof FONTS;
  readonly size: number;
  readonly color: string;
  /** Width of line breaks. @default one line */
  readonly width?: number;
}

/** A text as a separate picture, in its natural size. */
async function drawText(text: string, { font, size, color, width }: Look) {
  const { family, file } = FONTS[font];
  return sharp({
    text: {
      text: `<span foreground="${color}">${plain(text) || ' '}</span>`,
      // The comma ends the name of the family: its last word is not a weight.
      font: `${family}, ${size}`,
      fontfile: file,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      ...(width !== undefined && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

async function drawTitle(title: string) {
  for (const size of TITLE_SIZES) {
    const drawn = await drawText(softHyphens(title), { font: 'bold', size, color: INK, width: TEXT_WIDTH });
    const isLast = size === TITLE_SIZES.at(-1);
    if (isLast || (drawn.info.height <= TITLE_HEIGHT && drawn.info.width <= TEXT_WIDTH)) return drawn;
  }
  throw new Error('There is no size for titles.');
}

const cut = (text: string): string => (text.length > LINE_LETTERS ? `${text.slice(0, LINE_LETTERS - 1).trimEnd()}…` : text);

async function draw({ title, company, facts }: PictureTexts): Promise<Buffer> {
  const heading = await drawTitle(title);
  const brand = await drawText('Stellwerk', { font: 'bold', size: 34, color: INK });
  const name = await drawText(cut(company), { font: 'bold', size: 34, color: INK });
  const below = await drawText(cut(facts), { font: 'regular', size: 30, color: INK_2 });
  return sharp(Buffer.from(GROUND))
    .composite([
      { input: brand.data, left: 150, top: 74 },
      { input: heading.data, left: LEFT, top: TITLE_TOP + Math.max(0, Math.round((TITLE_HEIGHT - heading.info.height) / 2)) },
      { input: name.data, left: LEFT, top: 458 },
      { input: below.data, left: LEFT, top: 510 },
    ])
    .png({ palette: true })
    .toBuffer();
}

/** Preview picture of a job for shared links: 1200 by 630, the size of Open Graph. @returns PNG */
export const drawPicture = (texts: PictureTexts): Promise<Buffer> => pictureWork.showing(() => draw(texts));
