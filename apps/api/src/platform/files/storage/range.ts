export interface ByteRange {
  readonly start: number;
  /** Last byte, included. */
  readonly end: number;
}

/**
 * Parses a Range header for a file of the given size: one range of bytes.
 * @returns the range; null for a header to ignore (absent, several ranges, another unit); 'unsatisfiable' beyond the file
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null || (match[1] === '' && match[2] === '')) return null;
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? null : { start, end };
}
