const BLOCK = 512;

export interface TarItem {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** May be left unread. */
  readonly content: AsyncIterable<Buffer>;
}

/** The archive ends too early or is none. */
export class ArchiveError extends Error {}

interface Reader {
  /** At most so many bytes; null at the end. */
  some: (most: number) => Promise<Buffer | null>;
  /** @throws ArchiveError at an early end */
  exactly: (length: number) => Promise<Buffer>;
}

function createReader(source: AsyncIterable<Buffer>): Reader {
  const iterator = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const some: Reader['some'] = async (most) => {
    while (rest.length === 0) {
      const next = await iterator.next();
      if (next.done === true) return null;
      rest = Buffer.from(next.value);
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.length);
    return part;
  };
  return {
    some,
    exactly: async (length) => {
      const parts: Buffer[] = [];
      for (let left = length; left > 0;) {
        const part = await some(left);
        if (part === null) throw new ArchiveError('The archive ends too early.');
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

const text = (block: Buffer, start: number, length: number): string =>
  block
    .subarray(start, start + length)
    .toString()
    .replace(/\0.*$/s, '');

function checked(block: Buffer): void {
  const sum = block.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte), 0);
  if (Number.parseInt(text(block, 148, 8), 8) !== sum) throw new ArchiveError('The archive is damaged.');
}

/** Reads the archives that `tar` of this folder writes, entry by entry. @throws ArchiveError */
export async function* untar(source: AsyncIterable<Buffer>): AsyncGenerator<TarItem> {
  const reader = createReader(source);
  let longName: string | null = null;
  for (;;) {
    const block = await reader.exactly(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    checked(block);
    const size = Number.parseInt(text(block, 124, 12), 8);
    const padding = (BLOCK - (size % BLOCK)) % BLOCK;
    if (text(block, 156, 1) === 'x') {
      longName = /^\d+ path=(.*)\n$/s.exec((await reader.exactly(size)).toString())?.[1] ?? null;
      await reader.exactly(padding);
      continue;
    }
    let left = size;
    const content = {
      async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
        while (left > 0) {
          const part = await reader.some(left);
          if (part === null) throw new ArchiveError('The archive ends too early.');
          left -= part.length;
          yield part;
        }
      },
    };
    yield { name: longName ?? text(block, 0, 100), size, content };
    longName = null;
    // What nobody has read is skipped.
    for await (const part of content) void part;
    await reader.exactly(padding);
  }
}
