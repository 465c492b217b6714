const BLOCK = 512;
/** What eleven octal digits can say: larger files need a form that nothing here needs. */
const LARGEST = 8 ** 11 - 1;

export interface TarEntry {
  readonly name: string;
  /** Bytes of the content; it stands before it. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;

function header(name: string, size: number, type: '0' | 'x', at: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  const put = (text: string, offset: number): void => void block.write(text, offset);
  put(name, 0);
  put(octal(0o600, 7), 100);
  put(octal(0, 7), 108);
  put(octal(0, 7), 116);
  put(octal(size, 11), 124);
  put(octal(Math.floor(at.getTime() / 1000), 11), 136);
  put(' '.repeat(8), 148);
  put(type, 156);
  put('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${octal(sum, 6)} `, 148);
  return block;
}

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** The record of a name that is too long for the header; its length counts itself. */
function longName(name: string): Buffer {
  const record = ` path=${name}\n`;
  const bare = Buffer.byteLength(record);
  const digits = String(bare + String(bare + 3).length).length;
  return Buffer.from(`${bare + digits}${record}`);
}

/**
 * Writes a tar archive (POSIX pax) piece by piece, so that any `tar` can open it.
 * @throws when a content has another length than it was said to have
 */
export async function* tar(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    if (size > LARGEST) throw new Error(`${name} is too large for an archive.`);
    if (Buffer.byteLength(name) > 100) {
      const record = longName(name);
      yield Buffer.concat([header('long-name', record.length, 'x', at), record, padding(record.length)]);
    }
    yield header(Buffer.from(name).subarray(0, 100).toString('latin1'), size, '0', at);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield Buffer.from(chunk);
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`);
    yield padding(size);
  }
  yield Buffer.alloc(2 * BLOCK);
}
