import { describe, expect, it } from 'vitest';
import type { Review } from '../../.storybook/review/model';
import { approve, looksApproved, ofScreen, pictureHash } from './approval';
import type { Photograph } from './photograph';

const photograph = (key: string, bytes: string, title = 'Konto/Profil'): Photograph => ({
  key,
  title,
  name: key,
  theme: 'light',
  png: Buffer.from(bytes),
  error: null,
});
const hash = pictureHash([photograph('a', 'one'), photograph('b', 'two')]);

describe('fingerprint of a screen', () => {
  it('does not depend on the order in which the stories were photographed', () => {
    expect(pictureHash([photograph('b', 'two'), photograph('a', 'one')])).toBe(hash);
  });

  it.each([
    ['a pixel changes', [photograph('a', 'one'), photograph('b', 'twO')]],
    ['a story goes', [photograph('a', 'one')]],
    ['a story comes', [photograph('a', 'one'), photograph('b', 'two'), photograph('c', 'three')]],
    ['two stories change places', [photograph('a', 'two'), photograph('b', 'one')]],
  ])('is another one when %s', (_case, photographs) => {
    expect(pictureHash(photographs)).not.toBe(hash);
  });

  it('is taken of the stories of that screen alone', () => {
    const all = new Map([photograph('a', 'one'), photograph('x', 'other', 'Konto/Anmeldung')].map((taken) => [taken.key, taken]));
    expect(ofScreen('Konto/Profil', all).map(({ key }) => key)).toEqual(['a']);
  });
});

describe('an approval', () => {
  const pictures = { revision: 'abc', browser: 'Chromium 1', hash };

  it('holds while the same browser draws the same pictures', () => {
    expect(looksApproved(pictures, 'Chromium 1', hash)).toBe('yes');
    expect(looksApproved(pictures, 'Chromium 1', 'other')).toBe('unsure');
    expect(looksApproved(pictures, 'Chromium 2', hash)).toBe('unsure');
  });

  it('replaces what was said of the screen and leaves the others', () => {
    const review = (screen: string): Review => ({ screen, state: 'in-review', who: '', when: '', remark: '' });
    const given = { screen: 'B', who: 'Jana Petersen', when: '2026-11-20', remark: '', pictures };
    expect(approve([review('A'), review('B')], given)).toEqual([review('A'), { ...given, state: 'approved' }]);
    expect(approve([review('A')], given)).toEqual([review('A'), { ...given, state: 'approved' }]);
  });
});
