import { HEIGHT, picture, pictureSet, sequenceSet, WIDTH } from './h264.ts';

const SECONDS = 4;
const SCALE = 1000;

const u16 = (...values: readonly number[]): Buffer => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};
const zeros = (count: number): Buffer => Buffer.alloc(count);

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A box with version 0 and flags. */
const full = (type: string, flags: number, ...content: readonly Buffer[]): Buffer => box(type, u32(flags), ...content);

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const LANGUAGE = u16(0x10b2, 0); // deu

function sampleEntry(): Buffer {
  const config = Buffer.concat([
    Buffer.from([1, ...sequenceSet.subarray(1, 4), 0xff, 0xe1]),
    u16(sequenceSet.length),
    sequenceSet,
    Buffer.from([1]),
    u16(pictureSet.length),
    pictureSet,
  ]);
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(WIDTH, HEIGHT),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    box('avcC', config),
  );
}

function movie(samples: readonly Buffer[], offset: number, title: string): Buffer {
  const duration = SECONDS * SCALE;
  const table = box(
    'stbl',
    full('stsd', 0, u32(1), sampleEntry()),
    full('stts', 0, u32(1, samples.length, duration / samples.length)),
    full('stsc', 0, u32(1, 1, samples.length, 1)),
    full('stsz', 0, u32(0, samples.length, ...samples.map(({ length }) => length))),
    full('stco', 0, u32(1, offset)),
  );
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0, 0, SCALE, duration), LANGUAGE),
    full('hdlr', 0, u32(0), Buffer.from('vide'), zeros(12), Buffer.from('Video\0')),
    box('minf', full('vmhd', 1, zeros(8)), box('dinf', full('dref', 0, u32(1), full('url ', 1))), table),
  );
  const name = Buffer.from(title);
  return box(
    'moov',
    full('mvhd', 0, u32(0, 0, SCALE, duration, 0x10000), u16(0x100, 0), zeros(8), MATRIX, zeros(24), u32(2)),
    box('trak', full('tkhd', 3, u32(0, 0, 1, 0, duration), zeros(16), MATRIX, u32(WIDTH << 16, HEIGHT << 16)), media),
    box('udta', box('\xa9nam', u16(name.length), LANGUAGE.subarray(0, 2), name)),
  );
}

/** A video of four seconds that shows the word DEMO and plays in every browser. @param title stands in the file */
export function mp4File(title: string): Buffer {
  const samples = ([0, 1] as const).map((number) => {
    const content = picture(number);
    return Buffer.concat([u32(content.length), content]);
  });
  const type = box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isomavc1'));
  const { length } = movie(samples, 0, title);
  return Buffer.concat([type, movie(samples, type.length + length + 8, title), box('mdat', ...samples)]);
}
