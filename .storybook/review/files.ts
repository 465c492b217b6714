import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../scripts/lib/read-json.ts';
import { type ApprovedPictures, type Review, reviewStates, type Verdict } from './model.ts';

const text = z.string().check(z.maxLength(4000));

const reviewFields = {
  screen: text,
  state: z.enum(reviewStates),
  who: text,
  when: text,
  remark: text,
  notes: z.optional(z.array(z.object({ picture: text, text }))),
};

const seenSchema = z.object({ revision: text, browser: text, pictures: z.record(z.string(), text) });

/** A decision as it comes from the board. A screen is sent back with a remark. */
export const verdictSchema = z
  .object({
    ...reviewFields,
    who: text.check(z.regex(/\S/)),
    when: text.check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    seen: seenSchema,
  })
  .check(z.refine(({ state, remark, notes = [] }) => state !== 'changes-requested' || remark !== '' || notes.length > 0));

const reviewsFile = (root: string): string => join(root, '.storybook/reviews.json');
const approvedFile = (root: string): string => join(root, '.storybook/approved-pictures.json');

const write = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Reads `reviews.json`. */
export const readReviews = (root: string): Review[] => readJson(reviewsFile(root), z.array(z.object(reviewFields)));

/** Reads `approved-pictures.json`, which the first approval creates. */
export const readApproved = (root: string): ApprovedPictures =>
  existsSync(approvedFile(root)) ? readJson(approvedFile(root), z.record(z.string(), seenSchema)) : {};

/** The list with this entry in the place of the screen's former one. */
export const replaceReview = (reviews: readonly Review[], entry: Review): Review[] =>
  reviews.some(({ screen }) => screen === entry.screen)
    ? reviews.map((review) => (review.screen === entry.screen ? entry : review))
    : [...reviews, entry];

export const writeReview = (root: string, entry: Review): void => write(reviewsFile(root), replaceReview(readReviews(root), entry));

/** Writes a decision into both files; only an approval replaces the approved pictures. */
export function writeVerdict(root: string, { seen, ...review }: Verdict): void {
  if (review.state === 'approved') write(approvedFile(root), { ...readApproved(root), [review.screen]: seen });
  writeReview(root, review);
}
