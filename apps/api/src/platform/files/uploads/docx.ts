import { openPromise, type Entry, type ZipFile } from 'yauzl';

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MAX_ENTRIES = 5000;
const MAX_BYTES = 512 * 1024;

/** Office content of a zip archive. */
export type OfficeContent = 'document' | 'macros' | 'other';

async function readEntry(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.uncompressedSize > MAX_BYTES) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (!(chunk instanceof Buffer)) return null;
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function judge(zip: ZipFile): Promise<OfficeContent> {
  if (zip.entryCount > MAX_ENTRIES) return 'other';
  const lists: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (/(^|\/)vba(project|data)[^/]*$/.test(name)) return 'macros';
    if (name === '[content_types].xml') lists.push(entry);
  }
  const [list] = lists;
  // Two lists, or one in another encoding: another program might read a different one than we do.
  if (list === undefined || lists.length > 1) return 'other';
  const text = await readEntry(zip, list);
  if (text === null || /&|<!/.test(text)) return 'other';
  if (/macroEnabled|vbaProject/i.test(text)) return 'macros';
  return text.includes(DOCUMENT) ? 'document' : 'other';
}

/**
 * Reads only the list of entries and of content types of a zip archive, both bounded: other content is never
 * unpacked (rule 4).
 */
export async function inspectOffice(path: string): Promise<OfficeContent> {
  try {
    const zip = await openPromise(path, { autoClose: false });
    try {
      return await judge(zip);
    } finally {
      zip.close();
    }
  } catch {
    return 'other';
  }
}
