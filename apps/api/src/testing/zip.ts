import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** Midnight of 1 January 2026 in the format of archives. */
const STAMP = { time: 0, date: ((2026 - 1980) << 9) | (1 << 5) | 1 } as const;
const VERSION = 20;
const UTF8_NAMES = 0x0800;

interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** Fields that the local and the central header of an entry share. */
function shared({ name, content }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(STAMP.time, 6);
  fields.writeUInt16LE(STAMP.date, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function centralHeader(entry: ZipEntry, offset: number): Buffer {
  const before = Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]);
  const after = Buffer.alloc(14);
  after.writeUInt32LE(offset, 10);
  return Buffer.concat([before, shared(entry), after, Buffer.from(entry.name)]);
}

/** A zip archive with uncompressed entries. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    directory.push(centralHeader(entry, offset));
    const part = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), shared(entry), Buffer.from(entry.name), entry.content]);
    parts.push(part);
    offset += part.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** The files of an archive, by their names. */
export async function unzip(archive: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}
