import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskFields } from './disk-fields.ts';

const disk = (megabytes: number) => () => ({ bsize: 4096, bavail: megabytes * 256 });

it('a start that fails names the disk where it is full, and nothing else where it is not', () => {
  expect(diskFields('/data', disk(63))).toEqual({ reason: 'The disk of DATA_DIR is full.', freeMegabytes: 63 });
  expect(diskFields('/data', disk(0))).toEqual({ reason: 'The disk of DATA_DIR is full.', freeMegabytes: 0 });
  expect(diskFields('/data', disk(64))).toEqual({});
});

it('a folder that is not there has filled no disk', () => {
  expect(diskFields(join(tmpdir(), 'there-is-no-such-folder'))).toEqual({});
});
