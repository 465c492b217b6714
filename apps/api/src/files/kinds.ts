/** How many bytes of a file's start decide about its kind. */
export const HEAD_BYTES = 32;

interface FileKind {
  readonly contentType: string;
  /** Whether the first bytes are those of the kind. */
  readonly starts: (head: Buffer) => boolean;
  /** Whether a browser may show it in place (rule 4). */
  readonly inline: boolean;
}

const at = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'));
const isOle = (head: Buffer): boolean => at(head, 0, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
/** With entries, empty, or in parts. */
const isZip = (head: Buffer): boolean => at(head, 0, 'PK\x03\x04') || at(head, 0, 'PK\x05\x06') || at(head, 0, 'PK\x07\x08');
/** A byte order mark or white space may stand before the mark of a PDF. */
const isPdf = (head: Buffer): boolean => /^(\xEF\xBB\xBF)?\s*%PDF-/.test(head.toString('latin1'));
/** The same container also holds pictures. */
const isMp4 = (head: Buffer): boolean =>
  at(head, 4, 'ftyp') && !/^(heic|heix|hevc|hevx|mif1|msf1|avif|avis)/.test(head.toString('latin1', 8, 12));
const isQuickTime = (head: Buffer): boolean =>
  isMp4(head) || ['moov', 'mdat', 'free', 'skip', 'wide', 'pnot'].some((atom) => at(head, 4, atom));
const isAvi = (head: Buffer): boolean => at(head, 0, 'RIFF') && at(head, 8, 'AVI ');

const KINDS: Readonly<Record<string, FileKind>> = {
  '.pdf': { contentType: 'application/pdf', starts: isPdf, inline: true },
  '.doc': { contentType: 'application/msword', starts: isOle, inline: false },
  '.docx': { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', starts: isZip, inline: false },
  '.zip': { contentType: 'application/zip', starts: isZip, inline: false },
  '.mp4': { contentType: 'video/mp4', starts: isMp4, inline: true },
  '.mov': { contentType: 'video/quicktime', starts: isQuickTime, inline: true },
  '.avi': { contentType: 'video/x-msvideo', starts: isAvi, inline: false },
};

/** What is known of a kind of file by its extension (with dot, lower case); null for one that no slot takes. */
export function kindOf(extension: string): FileKind | null {
  return KINDS[extension] ?? null;
}

/** Whether a browser may show files of this content type in place; all others are downloads (rule 4). */
export function isInline(contentType: string): boolean {
  return Object.values(KINDS).some((kind) => kind.contentType === contentType && kind.inline);
}
