import { CallError } from '@stellwerk/domain/endpoints';
import { describe, expect, it } from 'vitest';
import { readJson, readText } from './body.ts';
import { chooseEncoding, compress } from './encode.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PACES } from '../streams/pace.ts';

const request = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/', { method: 'POST', body, headers });

/** Kind and message of the error. */
const errorOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof CallError ? { kind: error.kind, message: error.message } : error),
  );

describe('a body', () => {
  it('is read as text up to its limit in bytes', async () => {
    expect(await readText(request('äb'), 3, PACES.json)).toBe('äb');
    expect(await readText(request(null), 3, PACES.json)).toBe('');
    expect(await errorOf(readText(request('äbc'), 3, PACES.json))).toMatchObject({ kind: 'too-large' });
  });

  it('is refused before it is read when it says that it is too long', async () => {
    expect(await errorOf(readText(request('a', { 'content-length': '4' }), 3, PACES.json))).toMatchObject({ kind: 'too-large' });
    expect(await readText(request('abc', { 'content-length': '3' }), 3, PACES.json)).toBe('abc');
  });

  it('is refused when it is no text', async () => {
    expect(await errorOf(readText(request(new Uint8Array([0xc3, 0x28])), 9, PACES.json))).toEqual({
      kind: 'invalid',
      message: 'Die Anfrage konnte nicht gelesen werden.',
    });
  });

  it('is read as JSON up to a mebibyte', async () => {
    expect(await readJson(request('{"a":1}'), PACES.json)).toEqual({ a: 1 });
    expect(await errorOf(readJson(request('{'), PACES.json))).toMatchObject({ kind: 'invalid' });
    expect(await errorOf(readJson(request(`"${'x'.repeat(1024 * 1024)}"`), PACES.json))).toMatchObject({ kind: 'too-large' });
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0', 'gzip'],
    ['br; q=0.0, gzip; q=0.000', 'identity'],
    ['br;q=0.5', 'br'],
    ['gzip ;q=1', 'gzip'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [null, 'identity'],
  ] as const)('for %j is %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });

  it('gives the same bytes back', async () => {
    const bytes = Buffer.from('Stellwerk '.repeat(200));
    const [br, gzip, plain] = await Promise.all((['br', 'gzip', 'identity'] as const).map((encoding) => compress(bytes, encoding)));
    expect(brotliDecompressSync(br ?? '').equals(bytes)).toBe(true);
    expect(gunzipSync(gzip ?? '').equals(bytes)).toBe(true);
    expect(Buffer.from(plain ?? '').equals(bytes)).toBe(true);
  });

  it('is the smaller the more work is put into it', async () => {
    const bytes = Buffer.from(Array.from({ length: 3000 }, (_, index) => `${index * 7919} Stellwerk`).join(','));
    const [quick, usual, best] = await Promise.all([compress(bytes, 'br', 0), compress(bytes, 'br'), compress(bytes, 'br', 11)]);
    expect([quick.length > usual.length, usual.length > best.length]).toEqual([true, true]);
  });
});
