import fs from 'node:fs/promises';
import { fileMessages, readCaptions } from '@stellwerk/domain';
import { serverMessages } from '../messages.de.ts';
import { inspectOffice } from './docx.ts';
import { MOST_PIXELS, rewriteImage, type ImageExtension } from './image.ts';
import { takeSvg } from './take-svg.ts';

/** How many bytes of a file's start decide about its kind. */
export const HEAD_BYTES = 1024;

interface FileKind {
  readonly contentType: string;
  /** Whether the first bytes are those of the kind. */
  readonly starts: (head: Buffer) => boolean;
  /** Whether a browser may show it in place (rule 4). */
  readonly inline: boolean;
  /**
   * Looks into the finished temporary file, and may write it anew.
   * @param mostPixels of a picture, where its place takes fewer than others
   * @returns the German reason to refuse it, or null
   */
  readonly finish?: (path: string, mostPixels?: number) => Promise<string | null>;
  /** The extension of what `finish` writes. @default that of the file */
  readonly becomes?: '.webp';
}

const at = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'));
const isOle = (head: Buffer): boolean => at(head, 0, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
/** With entries, empty, or in parts. */
const isZip = (head: Buffer): boolean => at(head, 0, 'PK\x03\x04') || at(head, 0, 'PK\x05\x06') || at(head, 0, 'PK\x07\x08');
const isAvif = (head: Buffer): boolean => at(head, 4, 'ftyp') && /^(avif|avis|mif1|msf1)/.test(head.toString('latin1', 8, 12));
/** The same container also holds pictures. */
const isMp4 = (head: Buffer): boolean =>
  at(head, 4, 'ftyp') && !/^(heic|heix|hevc|hevx|mif1|msf1|avif|avis)/.test(head.toString('latin1', 8, 12));
const isQuickTime = (head: Buffer): boolean =>
  isMp4(head) || ['moov', 'mdat', 'free', 'skip', 'wide', 'pnot'].some((atom) => at(head, 4, atom));
const isAvi = (head: Buffer): boolean => at(head, 0, 'RIFF') && at(head, 8, 'AVI ');

const isWebm = (head: Buffer): boolean => at(head, 0, '\x1A\x45\xDF\xA3');
const isPng = (head: Buffer): boolean => at(head, 0, '\x89PNG\r\n\x1A\n');
const isJpeg = (head: Buffer): boolean => at(head, 0, '\xFF\xD8\xFF');
const isWebp = (head: Buffer): boolean => at(head, 0, 'RIFF') && at(head, 8, 'WEBP');
const isGif = (head: Buffer): boolean => at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a');
/** In either order of bytes. */
const isTiff = (head: Buffer): boolean => at(head, 0, 'II*\0') || at(head, 0, 'MM\0*');
/** Lines that copiers and gateways put before the mark of a PDF; readers look for it in the first 1,024 bytes. */
const BEFORE_PDF = /^(?:\xEF\xBB\xBF)?(?:[\t\x20-\xFF]*[\r\n]+)*[\t\x20]*$/;
/** What would make a page of them. */
const TAG = /<(?:[!?/]|[a-z][a-z\d]*[\s/>])/i;
function isPdf(head: Buffer): boolean {
  const [before, ...rest] = head.toString('latin1').split('%PDF-');
  return (
    rest.length > 0 &&
    before !== undefined &&
    BEFORE_PDF.test(before) &&
    !TAG.test(before) &&
    ![isJpeg, isGif, isTiff].some((other) => other(head))
  );
}
/** A byte order mark, white space, a declaration or a comment may stand before the root. */
const isSvg = (head: Buffer): boolean => /^(\xEF\xBB\xBF)?\s*<(\?xml|!--|!doctype|svg)/i.test(head.toString('latin1'));

const startsAsPdf = (head: Buffer): boolean => /^(\xEF\xBB\xBF)?\s*%PDF-/.test(head.toString('latin1'));
/** Text is told apart by what it is not: an export may come in any encoding. */
const isText = (head: Buffer): boolean => ![isZip, isOle, startsAsPdf, isPng, isJpeg, isMp4].some((known) => known(head));

/** The signature of WebVTT ends with white space or the file; a byte order mark may stand before it. */
const isVtt = (head: Buffer): boolean => /^(\xEF\xBB\xBF)?WEBVTT([ \t\r\n]|$)/.test(head.toString('latin1'));

async function finishOffice(path: string): Promise<string | null> {
  const content = await inspectOffice(path);
  if (content === 'document') return null;
  return content === 'macros' ? fileMessages.macros : fileMessages.content;
}

const finishImage =
  (extension: ImageExtension) =>
  async (path: string, mostPixels = MOST_PIXELS): Promise<string | null> => {
    const done = await rewriteImage(path, extension, mostPixels);
    return { done: null, content: fileMessages.content, pixels: serverMessages.pixels(mostPixels / 1_000_000) }[done];
  };

async function finishSvg(path: string): Promise<string | null> {
  const taken = await takeSvg(await fs.readFile(path, 'utf8'));
  if ('refused' in taken)
    return {
      content: fileMessages.content,
      complex: serverMessages.svgTooMuch,
      styles: serverMessages.svgStyles,
      entities: serverMessages.svgEntities,
    }[taken.refused];
  await fs.writeFile(path, taken.svg, { flush: true });
  return null;
}

/** Captions are read whole and written anew. */
async function finishVtt(path: string): Promise<string | null> {
  const clean = readCaptions(await fs.readFile(path));
  if (clean === null) return fileMessages.captions;
  await fs.writeFile(path, clean, { flush: true });
  return null;
}

const KINDS: Readonly<Record<string, FileKind>> = {
  '.pdf': { contentType: 'application/pdf', starts: isPdf, inline: true },
  '.doc': { contentType: 'application/msword', starts: isOle, inline: false },
  '.docx': {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    starts: isZip,
    inline: false,
    finish: finishOffice,
  },
  '.zip': { contentType: 'application/zip', starts: isZip, inline: false },
  '.mp4': { contentType: 'video/mp4', starts: isMp4, inline: true },
  '.mov': { contentType: 'video/quicktime', starts: isQuickTime, inline: true },
  '.avi': { contentType: 'video/x-msvideo', starts: isAvi, inline: false },
  '.webm': { contentType: 'video/webm', starts: isWebm, inline: true },
  '.png': { contentType: 'image/png', starts: isPng, inline: true, finish: finishImage('.png') },
  '.jpg': { contentType: 'image/jpeg', starts: isJpeg, inline: true, finish: finishImage('.jpg') },
  '.jpeg': { contentType: 'image/jpeg', starts: isJpeg, inline: true, finish: finishImage('.jpg') },
  '.webp': { contentType: 'image/webp', starts: isWebp, inline: true, finish: finishImage('.webp') },
  '.gif': { contentType: 'image/gif', starts: isGif, inline: true, finish: finishImage('.gif'), becomes: '.webp' },
  '.avif': { contentType: 'image/avif', starts: isAvif, inline: true, finish: finishImage('.avif'), becomes: '.webp' },
  '.tif': { contentType: 'image/tiff', starts: isTiff, inline: false, finish: finishImage('.tif'), becomes: '.webp' },
  '.tiff': { contentType: 'image/tiff', starts: isTiff, inline: false, finish: finishImage('.tif'), becomes: '.webp' },
  '.svg': { contentType: 'image/svg+xml', starts: isSvg, inline: false, finish: finishSvg },
  '.json': { contentType: 'application/json', starts: isText, inline: false },
  '.jsonl': { contentType: 'application/jsonl', starts: isText, inline: false },
  '.csv': { contentType: 'text/csv', starts: isText, inline: false },
  '.txt': { contentType: 'text/plain', starts: isText, inline: false },
  '.vtt': { contentType: 'text/vtt', starts: isVtt, inline: false, finish: finishVtt },
};

/** What is known of a kind of file by its extension (with dot, lower case); null for one that no slot accepts. */
export function kindOf(extension: string): FileKind | null {
  return KINDS[extension] ?? null;
}

/** Extension and content type of a file of a kind after it was taken in. */
export function storedAs(extension: string, kind: FileKind): { readonly extension: string; readonly contentType: string } {
  const stored = kind.becomes ?? extension;
  return { extension: stored, contentType: KINDS[stored]?.contentType ?? kind.contentType };
}

/** Whether a browser may show files of this content type in place; all others are downloads (rule 4). */
export function isInline(contentType: string): boolean {
  return Object.values(KINDS).some((kind) => kind.contentType === contentType && kind.inline);
}
