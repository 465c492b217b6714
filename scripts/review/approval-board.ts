import { audienceOf, factsOf } from '../../.storybook/review/screens.de.ts';
import type { Board, BoardScreen, Destination } from '../../.storybook/board/model.ts';
import { readApproved, readReviews } from '../../.storybook/review/files.ts';
import { type ApprovedPictures, isReviewed, reviewOf } from '../../.storybook/review/model.ts';
import { readRequirements, readScreens } from '../../.storybook/review/sources.ts';
import { root } from '../lib/setup.mjs';
import { buildCurrent, isCommitted, resolveRevision } from '../visual/build.ts';
import type { Photograph } from '../visual/photograph.ts';
import type { Session } from '../visual/session.ts';
import { boardScreens, fallenOf } from './board.ts';
import { type Approved, changesSinceApproval, WIDTHS } from './since-approval.ts';

export interface BoardOrder {
  /** Whether a screen belongs to the board. */
  readonly wanted: (title: string) => boolean;
  readonly destination: Destination;
}

/** Approved pictures of stories that no longer exist. */
function gonePictures(approved: readonly Approved[], current: ReadonlyMap<string, Photograph>): Photograph[] {
  return approved.flatMap(({ title, pictures }) =>
    Object.entries(pictures).flatMap(([key, hash]): Photograph[] => {
      const [story = '', width, theme] = key.split('.');
      if (current.has(key)) return [];
      return [
        {
          key,
          story,
          title,
          name: story.split('--')[1] ?? story,
          width: Number(width),
          theme: theme === 'dark' ? 'dark' : 'light',
          hash,
          error: null,
        },
      ];
    }),
  );
}

const lastApprovals = (approved: ApprovedPictures, titles: ReadonlySet<string>): Approved[] =>
  Object.entries(approved).flatMap(([title, seen]) => (titles.has(title) ? [{ ...seen, title }] : []));

/** Adds facts and review to a screen of the board. */
function withFacts(screen: BoardScreen, rows: ReadonlyMap<string, readonly string[]>, reviews = readReviews(root)): BoardScreen {
  const { title } = screen;
  const known = {
    ...screen,
    ...(factsOf(title) ?? { purpose: '', route: '' }),
    audience: audienceOf(title),
    rows: rows.get(title) ?? [],
    review: reviewOf(title, reviews),
  };
  return { ...known, fallen: fallenOf(known) };
}

/**
 * Takes screenshots of the screens and compares them with their last approval.
 * @returns the board and the folder of the built Storybook
 */
export async function approvalBoard(session: Session, { wanted, destination }: BoardOrder): Promise<{ board: Board; storybook: string }> {
  const storybook = buildCurrent();
  const current = await session.camera.take(storybook, { wanted: ({ title }) => isReviewed(title) && wanted(title), widths: WIDTHS });
  const approved = lastApprovals(readApproved(root), new Set([...current.values()].map(({ title }) => title)));
  const differences = await changesSinceApproval(session, storybook, current, approved);
  const rows = new Map(readScreens(root).map(({ title, stories }) => [title, [...new Set(stories.flatMap(({ spec }) => spec))]]));
  // The present pictures come first: they have the order of the sidebar.
  const photographs = [...current.values(), ...gonePictures(approved, current)];
  const screens = boardScreens({ photographs, current, differences }).map((screen) => withFacts(screen, rows));
  const named = new Set(screens.flatMap((screen) => screen.rows));
  const board: Board = {
    purpose: 'approval',
    before: '',
    revision: resolveRevision('HEAD'),
    committed: isCommitted(),
    browser: session.camera.name,
    storybook: '../',
    destination,
    rows: Object.fromEntries(readRequirements(root).flatMap(({ id, text, lang }) => (named.has(id) ? [[id, { text, lang }]] : []))),
    screens,
  };
  return { board, storybook };
}
