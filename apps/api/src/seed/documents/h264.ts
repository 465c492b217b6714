/** Blocks of 16 × 16 points. */
export const FRAME = { columns: 12, rows: 7 } as const;
export const WIDTH = FRAME.columns * 16;
export const HEIGHT = FRAME.rows * 16;

/** Bits of a stream, the highest first, with the numbers of variable length that H.264 uses. */
class Bits {
  readonly #bytes: number[] = [];
  #last = 0;
  #count = 0;

  put(value: number, length: number): this {
    for (let index = length - 1; index >= 0; index -= 1) {
      this.#last = (this.#last << 1) | ((value >> index) & 1);
      this.#count += 1;
      if (this.#count === 8) {
        this.#bytes.push(this.#last);
        [this.#last, this.#count] = [0, 0];
      }
    }
    return this;
  }

  /** Unsigned Exp-Golomb code. */
  ue(value: number): this {
    const length = Math.floor(Math.log2(value + 1)) + 1;
    return this.put(0, length - 1).put(value + 1, length);
  }

  align(): this {
    return this.#count === 0 ? this : this.put(0, 8 - this.#count);
  }

  end(): Buffer {
    this.put(1, 1).align();
    return Buffer.from(this.#bytes);
  }
}

/** A unit of the stream; a byte keeps its content from looking like the start of another one. */
function unit(type: number, content: Buffer): Buffer {
  const bytes = [type];
  let zeros = 0;
  for (const byte of content) {
    if (zeros === 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

/** Baseline profile, no pictures out of order. */
export const sequenceSet: Buffer = unit(
  0x67,
  new Bits()
    .put(66, 8)
    .put(0xc0, 8)
    .put(11, 8)
    .ue(0)
    .ue(0)
    .ue(2)
    .ue(1)
    .put(0, 1)
    .ue(FRAME.columns - 1)
    .ue(FRAME.rows - 1)
    .put(1, 1)
    .put(0, 3)
    .end(),
);
export const pictureSet: Buffer = unit(
  0x68,
  new Bits().ue(0).ue(0).put(0, 2).ue(0).ue(0).ue(0).put(0, 3).ue(0).ue(0).ue(0).put(0b100, 3).end(),
);

/** Light letters on a dark blue ground, five by seven points each. */
const LETTERS: readonly (readonly string[])[] = [
  ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
];
const SCALE = 6;
const LEFT = Math.floor((WIDTH - (LETTERS.length * 6 - 1) * SCALE) / 2);
const TOP = Math.floor((HEIGHT - 7 * SCALE) / 2);

function isLit(x: number, y: number): boolean {
  const [column, row] = [Math.floor((x - LEFT) / SCALE), Math.floor((y - TOP) / SCALE)];
  return LETTERS[Math.floor(column / 6)]?.[row]?.[column % 6] === '#';
}

/** One picture with the word DEMO, its points uncompressed. @param number 0 or 1, another one than the picture before */
export function picture(number: 0 | 1): Buffer {
  const bits = new Bits().ue(0).ue(7).ue(0).put(0, 4).ue(number).put(0, 2).ue(0).ue(1);
  for (let row = 0; row < FRAME.rows; row += 1) {
    for (let column = 0; column < FRAME.columns; column += 1) {
      bits.ue(25).align();
      for (let point = 0; point < 256; point += 1)
        bits.put(isLit(column * 16 + (point % 16), row * 16 + Math.floor(point / 16)) ? 235 : 60, 8);
      for (let point = 0; point < 64; point += 1) bits.put(150, 8);
      for (let point = 0; point < 64; point += 1) bits.put(112, 8);
    }
  }
  return unit(0x65, bits.end());
}
