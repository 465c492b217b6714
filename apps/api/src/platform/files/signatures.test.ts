import { describe, expect, it } from 'vitest';
import { createSignatures, type FileMode } from './signatures.ts';

const SECRET = 'ein Geheimnis mit genügend Zeichen';
const now = new Date('2026-11-20T10:00:00.500Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const sign = (filename: string, mode: FileMode, at: Date): string => createSignatures(SECRET).sign(filename, mode, at);
const verify = (filename: string, query: URLSearchParams, at: Date): FileMode | null =>
  createSignatures(SECRET).verify(filename, query, at);

/** The signed query after a modification. */
function changed(change: (query: URLSearchParams) => void): URLSearchParams {
  const query = new URLSearchParams(sign('a.pdf', 'view', now));
  change(query);
  return query;
}

describe('rule 4: the signed URL of a file', () => {
  it.each(['view', 'download'] as const)('opens it for %s', (mode) => {
    expect(verify('a.pdf', new URLSearchParams(sign('a.pdf', mode, now)), now)).toBe(mode);
  });

  it('opens it for five minutes, and not before', () => {
    const query = new URLSearchParams(sign('a.pdf', 'view', now));
    expect([0, 60, 299].map((seconds) => verify('a.pdf', query, later(seconds)))).toEqual(['view', 'view', 'view']);
    expect([300, 301, 3600, -10].map((seconds) => verify('a.pdf', query, later(seconds)))).toEqual([null, null, null, null]);
    expect(query.get('expires')).toBe(String(Math.floor(now.getTime() / 1000) + 300));
  });

  it('opens no other file, and none for another secret', () => {
    const query = new URLSearchParams(sign('a.pdf', 'view', now));
    expect(verify('b.pdf', query, now)).toBeNull();
    expect(createSignatures('ein anderes Geheimnis').verify('a.pdf', query, now)).toBeNull();
  });

  it.each<readonly [string, (query: URLSearchParams) => void]>([
    ['another mode', (query) => query.set('mode', 'download')],
    ['a mode that there is not', (query) => query.set('mode', 'edit')],
    ['no mode', (query) => query.delete('mode')],
    ['another end', (query) => query.set('expires', String(Number(query.get('expires')) - 1))],
    ['an end that is no number', (query) => query.set('expires', `${query.get('expires')}x`)],
    ['an end that is a fraction', (query) => query.set('expires', `${query.get('expires')}.5`)],
    ['no end', (query) => query.delete('expires')],
    ['another signature', (query) => query.set('signature', 'A'.repeat(43))],
    ['a longer signature', (query) => query.set('signature', `${query.get('signature')}AAAA`)],
    ['no signature', (query) => query.delete('signature')],
  ])('is refused with %s', (_title, change) => {
    expect(verify('a.pdf', changed(change), now)).toBeNull();
  });

  it('is refused with a mode or an end that somebody else has signed', () => {
    const signed = (mode: string, expires: string): URLSearchParams => {
      // Even a forger of signatures could change neither mode nor lifetime.
      const foreign = createSignatures(SECRET);
      const query = new URLSearchParams(foreign.sign('a.pdf', 'view', later(mode === 'view' ? 3600 : 0)));
      query.set('mode', mode);
      if (expires !== '') query.set('expires', expires);
      return query;
    };
    expect([verify('a.pdf', signed('view', ''), now), verify('a.pdf', signed('edit', ''), now)]).toEqual([null, null]);
  });
});
