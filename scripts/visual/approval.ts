import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApprovedPictures, Review } from '../../.storybook/review/model.ts';
import { root } from './paths.ts';
import type { Photograph } from './photograph.ts';

const file = join(root, '.storybook/reviews.json');

/** Fingerprint of all screenshots of a screen: one changed pixel in one story changes it. */
export function pictureHash(photographs: Iterable<Pick<Photograph, 'key' | 'png'>>): string {
  const hash = createHash('sha256');
  for (const { key, png } of [...photographs].toSorted((a, b) => (a.key < b.key ? -1 : 1))) hash.update(key).update(png);
  return hash.digest('hex');
}

export const ofScreen = (screen: string, photographs: ReadonlyMap<string, Photograph>): Photograph[] =>
  [...photographs.values()].filter(({ title }) => title === screen);

/** The list with one screen approved; the other entries stay. */
export function approve(
  reviews: readonly Review[],
  { screen, who, when, remark, pictures }: { screen: string; who: string; when: string; remark: string; pictures: ApprovedPictures },
): Review[] {
  const entry: Review = { screen, state: 'approved', who, when, remark, pictures };
  return reviews.some((review) => review.screen === screen)
    ? reviews.map((review) => (review.screen === screen ? entry : review))
    : [...reviews, entry];
}

export const writeReviews = (reviews: readonly Review[]): void => writeFileSync(file, `${JSON.stringify(reviews, null, 2)}\n`);

/** Whether a screen looks as approved; `unsure` when another browser took the screenshots or the fingerprint differs. */
export function looksApproved(pictures: ApprovedPictures, browser: string, hash: string): 'yes' | 'unsure' {
  return pictures.browser === browser && pictures.hash === hash ? 'yes' : 'unsure';
}
