import { grouped } from '../../.storybook/board/grouped.ts';
import type { SeenPictures } from '../../.storybook/review/model.ts';
import type { Difference, Hashes } from '../visual/compare.ts';
import type { Photograph } from '../visual/photograph.ts';
import { findChanges, hashesOf, type Session, takeRevision } from '../visual/session.ts';

/** Widths of the window in which screens are approved, in CSS pixels. */
export const WIDTHS = [1280, 390] as const;

export interface Approved extends SeenPictures {
  readonly title: string;
}

/** Pictures of a screen by fingerprint. */
const ofScreen = (title: string, current: ReadonlyMap<string, Photograph>): Photograph[] =>
  [...current.values()].filter((photograph) => photograph.title === title);

function looksApproved({ title, browser, pictures }: Approved, { camera }: Session, current: ReadonlyMap<string, Photograph>): boolean {
  const now = ofScreen(title, current);
  return browser === camera.name && now.length === Object.keys(pictures).length && now.every(({ key, hash }) => pictures[key] === hash);
}

/**
 * The approved pictures, present in the store. Those that another machine took, or another browser, are rendered again from the approved
 * commit.
 */
async function approvedPictures(session: Session, approved: readonly Approved[]): Promise<Hashes> {
  const { camera, store } = session;
  const isHere = ({ browser, pictures }: Approved): boolean => browser === camera.name && Object.values(pictures).every(store.has);
  const found = new Map(approved.filter(isHere).flatMap(({ pictures }) => Object.entries(pictures)));
  for (const [revision, screens] of grouped(
    approved.filter((screen) => !isHere(screen)),
    ({ revision }) => revision,
  )) {
    const titles = new Set(screens.map(({ title }) => title));
    console.log(`Die Bilder von ${titles.size} freigegebenen Bildschirmen werden neu gezeichnet …`);
    const rendered = await takeRevision(session, revision, { wanted: ({ title }) => titles.has(title), widths: WIDTHS });
    for (const [key, hash] of hashesOf(rendered)) found.set(key, hash);
  }
  return found;
}

/**
 * Changes of screens since their last approval, by the key of the picture. Equal fingerprints by the same browser settle it; the others are
 * compared as pictures. `current` has the pictures of all these screens.
 */
export async function changesSinceApproval(
  session: Session,
  storybook: string,
  current: Map<string, Photograph>,
  approved: readonly Approved[],
): Promise<Map<string, Difference>> {
  const unsure = approved.filter((screen) => !looksApproved(screen, session, current));
  if (unsure.length === 0) return new Map();
  const titles = new Set(unsure.map(({ title }) => title));
  const before = await approvedPictures(session, unsure);
  const affected = new Map([...current].filter(([, { title }]) => titles.has(title)));
  const changes = await findChanges(session, storybook, affected, before, WIDTHS);
  for (const [key, photograph] of affected) current.set(key, photograph);
  return changes;
}
