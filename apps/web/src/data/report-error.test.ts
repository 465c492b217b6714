import { describe, expect, it } from 'vitest';
import { describeError } from './report-error';

function broken(stack: string, name = 'TypeError'): Error {
  const error = new Error('Annika Brandt <annika@post.example>');
  error.name = name;
  error.stack = `${name}: Annika Brandt\n${stack}`;
  return error;
}
const OWN = '    at t (https://stellwerk.example/assets/page-Bx3k_9aZ.js:1:2345)';

describe('what is said of an error (decision 0069)', () => {
  it('is its kind, the pattern of the page and the place in our scripts, as the server takes it', () => {
    expect(describeError(broken(OWN), '/applications/status/:token')).toEqual({
      error: 'TypeError',
      page: '/applications/status/:token',
      places: ['page-Bx3k_9aZ.js:1:2345'],
    });
  });

  it.each([
    ['an extension', broken('    at x (chrome-extension://abc/content.js:1:1)')],
    ['a line that is gone', broken(OWN, 'PartError')],
    ['something thrown that is no error', 'Annika Brandt'],
  ])('is nothing where it comes from %s', (_what, error) => {
    expect(describeError(error, '/jobs')).toBeNull();
  });

  it('names no kind that somebody has made up, and no more than five places', () => {
    const known = describeError(broken(Array.from({ length: 8 }, () => OWN).join('\n'), 'Fehler bei Annika'), '/jobs');
    expect(known?.error).toBe('Error');
    expect(known?.places).toHaveLength(5);
  });
});
