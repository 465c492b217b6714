import { createReadStream } from 'node:fs';

const LINE_END = 0x0a;
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path)) if (Buffer.isBuffer(chunk)) yield chunk;
}

/** Encoding of a byte order mark at the beginning of a file; null without one. */
async function markedEncoding(path: string): Promise<string | null> {
  for await (const chunk of bytesOf(path)) return MARKS.find(([mark]) => mark.every((byte, index) => chunk[index] === byte))?.[1] ?? null;
  return null;
}

/** Decodes a line as UTF-8 if valid, else in the encoding of old Windows exports. */
function decodedLine(line: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(line);
    throw error;
  }
}

/** Line by line: a file of two concatenated exports may have two encodings. */
async function* decodedLines(path: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  let first = true;
  const text = (): string => {
    const line = decodedLine(Buffer.concat(rest));
    const shown = first ? line.replace(/^\uFEFF/, '') : line;
    rest = [];
    first = false;
    return shown;
  };
  for await (const chunk of bytesOf(path)) {
    const end = chunk.lastIndexOf(LINE_END) + 1;
    for (let start = 0; start < end;) {
      const next = chunk.indexOf(LINE_END, start) + 1;
      rest.push(chunk.subarray(start, next));
      yield text();
      start = next;
    }
    if (end < chunk.length) rest.push(chunk.subarray(end));
  }
  yield text();
}

/** The text of a file piece by piece, in its detected encoding, without a byte order mark. @throws when it cannot be opened */
export async function* textOfFile(path: string): AsyncGenerator<string> {
  const marked = await markedEncoding(path);
  if (marked === null) {
    yield* decodedLines(path);
    return;
  }
  const decoder = new TextDecoder(marked);
  for await (const chunk of bytesOf(path)) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
