/** Number of first bytes that identify the kind of a file. */
export const HEAD_BYTES = 1024;

/** One character per byte: the rules below use both letters and bytes. */
const signsOf = (head: Uint8Array): string => String.fromCharCode(...head.subarray(0, HEAD_BYTES));

const at = (head: string, offset: number, bytes: string): boolean => head.startsWith(bytes, offset);
const isOle = (head: string): boolean => at(head, 0, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
/** With entries, empty, or in parts. */
const isZip = (head: string): boolean => at(head, 0, 'PK\x03\x04') || at(head, 0, 'PK\x05\x06') || at(head, 0, 'PK\x07\x08');
const isAvif = (head: string): boolean => at(head, 4, 'ftyp') && /^(avif|avis|mif1|msf1)/.test(head.slice(8, 12));
/** The same container is also used for pictures. */
const isMp4 = (head: string): boolean => at(head, 4, 'ftyp') && !/^(heic|heix|hevc|hevx|mif1|msf1|avif|avis)/.test(head.slice(8, 12));
const isQuickTime = (head: string): boolean =>
  isMp4(head) || ['moov', 'mdat', 'free', 'skip', 'wide', 'pnot'].some((atom) => at(head, 4, atom));
const isAvi = (head: string): boolean => at(head, 0, 'RIFF') && at(head, 8, 'AVI ');

const isWebm = (head: string): boolean => at(head, 0, '\x1A\x45\xDF\xA3');
const isPng = (head: string): boolean => at(head, 0, '\x89PNG\r\n\x1A\n');
const isJpeg = (head: string): boolean => at(head, 0, '\xFF\xD8\xFF');
const isWebp = (head: string): boolean => at(head, 0, 'RIFF') && at(head, 8, 'WEBP');
const isGif = (head: string): boolean => at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a');
/** In either order of bytes. */
const isTiff = (head: string): boolean => at(head, 0, 'II*\0') || at(head, 0, 'MM\0*');
/** Lines that copiers and gateways put before the PDF signature; readers search the first 1,024 bytes. */
const BEFORE_PDF = /^(?:\xEF\xBB\xBF)?(?:[\t\x20-\xFF]*[\r\n]+)*[\t\x20]*$/;
/** Markup that would make it an HTML page. */
const TAG = /<(?:[!?/]|[a-z][a-z\d]*[\s/>])/i;
function isPdf(head: string): boolean {
  const [before, ...rest] = head.split('%PDF-');
  return (
    rest.length > 0 &&
    before !== undefined &&
    BEFORE_PDF.test(before) &&
    !TAG.test(before) &&
    ![isJpeg, isGif, isTiff].some((other) => other(head))
  );
}
/** A byte order mark, white space, a declaration or a comment may precede the root. */
const isSvg = (head: string): boolean => /^(\xEF\xBB\xBF)?\s*<(\?xml|!--|!doctype|svg)/i.test(head);

const startsAsPdf = (head: string): boolean => /^(\xEF\xBB\xBF)?\s*%PDF-/.test(head);
/** Text is identified by exclusion: an export may have any encoding. */
const isText = (head: string): boolean => ![isZip, isOle, startsAsPdf, isPng, isJpeg, isMp4].some((known) => known(head));

/** The signature of WebVTT ends with white space or the file; a byte order mark may precede it. */
const isVtt = (head: string): boolean => /^(\xEF\xBB\xBF)?WEBVTT([ \t\r\n]|$)/.test(head);

/** The first bytes of each kind of file (rule 4), by its extension with dot in lower case. */
const STARTS: Readonly<Record<string, (head: string) => boolean>> = {
  '.pdf': isPdf,
  '.doc': isOle,
  '.docx': isZip,
  '.zip': isZip,
  '.mp4': isMp4,
  '.mov': isQuickTime,
  '.avi': isAvi,
  '.webm': isWebm,
  '.png': isPng,
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.webp': isWebp,
  '.gif': isGif,
  '.avif': isAvif,
  '.tif': isTiff,
  '.tiff': isTiff,
  '.svg': isSvg,
  '.json': isText,
  '.jsonl': isText,
  '.csv': isText,
  '.txt': isText,
  '.vtt': isVtt,
};

/**
 * Whether a file begins as its extension requires (rule 4); the same check in the browser and on the server.
 * @param extension with dot, in lower case; unknown ones never match
 * @param head the first bytes of the file, `HEAD_BYTES` or fewer
 */
export const startsAs = (extension: string, head: Uint8Array): boolean => STARTS[extension]?.(signsOf(head)) ?? false;
