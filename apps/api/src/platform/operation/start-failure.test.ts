import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { StorageError } from '../files/storage/storage.ts';
import { diskFailure, startFailure } from './start-failure.ts';

const disk = (megabytes: number) => () => ({ bsize: 4096, bavail: megabytes * 256 });
const settings = { dataDir: '/data', databaseUrl: 'postgres://stellwerk:geheim@db.example:5433/stellwerk', storageUrl: undefined };
const failing = (error: unknown, megabytes = 5000) => startFailure(error, () => settings, disk(megabytes));
const withCode = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

it('a start on a full disk says so, whatever the error was, and has an exit code of its own', () => {
  const message = 'The disk of the data directory /data is full: 63 MB are free, the server needs 64. Free some space, then start again.';
  expect(failing(new Error('Aborted(). Build with -sASSERTIONS'), 63)).toEqual({ code: 3, message });
  expect(diskFailure('/data', disk(64))).toBeNull();
  expect(diskFailure(join(tmpdir(), 'there-is-no-such-folder'))).toBeNull();
});

it.each([
  ['nobody listens', withCode('ECONNREFUSED'), 'ECONNREFUSED'],
  ['the password is wrong', withCode('28P01', 'password authentication failed'), 'password authentication failed'],
  ['it does not exist', withCode('3D000', 'database "x" does not exist'), 'database "x" does not exist'],
  ['it is silent', new Error('timeout exceeded when trying to connect'), 'timeout exceeded when trying to connect'],
])('a start without its database names it without its account: %s', (_case, error, reason) => {
  const message = `The database at db.example:5433 does not answer (${reason}). Check that it runs and that DATABASE_URL is right.`;
  expect(failing(error)).toEqual({ code: 4, message });
});

it('a start without its storage says so', () => {
  expect(failing(new StorageError('connect ECONNREFUSED'))).toMatchObject({ code: 5, message: expect.stringContaining('/data') });
});

it('wrong settings are named, an unexpected error is left to the log', () => {
  const unread = (): never => {
    throw new Error('The settings are wrong.');
  };
  expect(startFailure(new ConfigError('PORT must be a number.'), unread)).toEqual({ code: 2, message: 'PORT must be a number.' });
  expect(failing(new TypeError('x is undefined'))).toEqual({ code: 1, message: null });
});
