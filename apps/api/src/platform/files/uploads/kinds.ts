import fs from 'node:fs/promises';
import { fileMessages, readCaptions } from '@stellwerk/domain';
import { serverMessages } from '../../messages.de.ts';
import { inspectOffice } from './docx.ts';
import { MOST_PIXELS, rewriteImage, type ImageExtension } from '../pictures/image.ts';
import { takeSvg } from '../pictures/take-svg.ts';

interface FileKind {
  readonly contentType: string;
  /** Whether a browser may show it inline (rule 4). */
  readonly inline: boolean;
  /**
   * Validates the finished temporary file, and may rewrite it.
   * @param mostPixels of a picture, where its slot has a lower limit
   * @returns the German reason of a rejection, or null
   */
  readonly finish?: (path: string, mostPixels?: number) => Promise<string | null>;
  /** The extension of what `finish` writes. @default that of the file */
  readonly becomes?: '.webp';
}

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

/** Captions are read completely and rewritten. */
async function finishVtt(path: string): Promise<string | null> {
  const clean = readCaptions(await fs.readFile(path));
  if (clean === null) return fileMessages.captions;
  await fs.writeFile(path, clean, { flush: true });
  return null;
}

const KINDS: Readonly<Record<string, FileKind>> = {
  '.pdf': { contentType: 'application/pdf', inline: true },
  '.doc': { contentType: 'application/msword', inline: false },
  '.docx': {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
    finish: finishOffice,
  },
  '.zip': { contentType: 'application/zip', inline: false },
  '.mp4': { contentType: 'video/mp4', inline: true },
  '.mov': { contentType: 'video/quicktime', inline: true },
  '.avi': { contentType: 'video/x-msvideo', inline: false },
  '.webm': { contentType: 'video/webm', inline: true },
  '.png': { contentType: 'image/png', inline: true, finish: finishImage('.png') },
  '.jpg': { contentType: 'image/jpeg', inline: true, finish: finishImage('.jpg') },
  '.jpeg': { contentType: 'image/jpeg', inline: true, finish: finishImage('.jpg') },
  '.webp': { contentType: 'image/webp', inline: true, finish: finishImage('.webp') },
  '.gif': { contentType: 'image/gif', inline: true, finish: finishImage('.gif'), becomes: '.webp' },
  '.avif': { contentType: 'image/avif', inline: true, finish: finishImage('.avif'), becomes: '.webp' },
  '.tif': { contentType: 'image/tiff', inline: false, finish: finishImage('.tif'), becomes: '.webp' },
  '.tiff': { contentType: 'image/tiff', inline: false, finish: finishImage('.tif'), becomes: '.webp' },
  '.svg': { contentType: 'image/svg+xml', inline: false, finish: finishSvg },
  '.json': { contentType: 'application/json', inline: false },
  '.jsonl': { contentType: 'application/jsonl', inline: false },
  '.csv': { contentType: 'text/csv', inline: false },
  '.txt': { contentType: 'text/plain', inline: false },
  '.vtt': { contentType: 'text/vtt', inline: false, finish: finishVtt },
};

/** Properties of a file by its extension (with dot, lower case); null for an unsupported one. */
export function kindOf(extension: string): FileKind | null {
  return KINDS[extension] ?? null;
}

/** Extension and content type of a file of a kind after it was processed. */
export function storedAs(extension: string, kind: FileKind): { readonly extension: string; readonly contentType: string } {
  const stored = kind.becomes ?? extension;
  return { extension: stored, contentType: KINDS[stored]?.contentType ?? kind.contentType };
}

/** Whether a browser may show files of this content type inline; all others are downloads (rule 4). */
export function isInline(contentType: string): boolean {
  return Object.values(KINDS).some((kind) => kind.contentType === contentType && kind.inline);
}
