import { fallenReason } from '../../.storybook/board/labels.de.ts';
import { grouped } from '../../.storybook/board/grouped.ts';
import type { BoardPicture, BoardScreen, BoardStory } from '../../.storybook/board/model.ts';
import { reviewOf } from '../../.storybook/review/model.ts';
import type { Difference } from '../visual/compare.ts';
import type { Photograph } from '../visual/photograph.ts';

/** Pictures of a board and their changes. */
export interface Pictures {
  /** Earlier and present pictures, in the order of the sidebar; an earlier one may have the key of a present one. */
  readonly photographs: readonly Photograph[];
  readonly current: ReadonlyMap<string, Photograph>;
  readonly differences: ReadonlyMap<string, Difference>;
}

function pictureOf({ key, width, theme }: Photograph, { current, differences }: Pictures): BoardPicture {
  const now = current.get(key);
  const difference = differences.get(key);
  return {
    key,
    width,
    theme,
    change: difference?.kind ?? 'same',
    now: now?.hash ?? null,
    before: difference?.before ?? null,
    marked: difference?.marked ?? null,
    failed: (now?.error ?? null) !== null,
  };
}

const byNarrowness = (a: BoardPicture, b: BoardPicture): number =>
  b.width - a.width || (a.theme === b.theme ? 0 : a.theme === 'light' ? -1 : 1);

function storiesOf(photographs: readonly Photograph[], pictures: Pictures): BoardStory[] {
  const byStory = grouped(new Map(photographs.map((photograph) => [photograph.key, photograph])).values(), ({ story }) => story);
  return [...byStory].map(([id, shots]) => ({
    id,
    name: shots.at(-1)?.name ?? id,
    pictures: shots.map((shot) => pictureOf(shot, pictures)).toSorted(byNarrowness),
  }));
}

/** The entries of the sidebar with their pictures, without review and facts. */
export function boardScreens(pictures: Pictures): BoardScreen[] {
  return [...grouped(pictures.photographs, ({ title }) => title)].map(([title, photographs]) => ({
    title,
    purpose: '',
    route: '',
    audience: '',
    rows: [],
    review: reviewOf(title, []),
    fallen: '',
    stories: storiesOf(photographs, pictures),
  }));
}

/** The reason why an approved screen is no longer approved; empty while it looks as approved. */
export function fallenOf({ review, stories }: BoardScreen): string {
  if (review.state !== 'approved') return '';
  const all = stories.flatMap(({ name, pictures }) => pictures.map((picture) => ({ name, picture })));
  const changed = all.filter(({ picture }) => picture.change !== 'same');
  return changed.length === 0 ? '' : fallenReason(changed, all.length);
}
