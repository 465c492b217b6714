import type { ReviewState } from '../review/model.ts';
import { type BoardPicture, type BoardScreen, changesOf, groupOf, stateOf } from './model.ts';

/** Selection of screens and pictures. */
export interface Filter {
  readonly search: string;
  /** A state, `changed` since the last approval, or empty for all. */
  readonly state: ReviewState | 'changed' | '';
  readonly group: string;
  readonly width: 'both' | 'narrow' | 'wide';
  readonly theme: 'both' | 'light' | 'dark';
}

export const everything: Filter = { search: '', state: '', group: '', width: 'both', theme: 'both' };

const fits = (screen: BoardScreen, { search, state, group }: Filter): boolean =>
  screen.title.toLocaleLowerCase('de').includes(search.trim().toLocaleLowerCase('de')) &&
  (group === '' || groupOf(screen) === group) &&
  (state === '' || (state === 'changed' ? changesOf(screen) > 0 : stateOf(screen) === state));

export const filterScreens = (screens: readonly BoardScreen[], filter: Filter): readonly BoardScreen[] =>
  screens.filter((screen) => fits(screen, filter));

/** Narrower windows count as phones. */
const PHONE = 600;

/** Pictures of the chosen width and theme. A story with one window or one theme of its own is always shown. */
export function filterPictures(pictures: readonly BoardPicture[], { width, theme }: Filter): readonly BoardPicture[] {
  const inWidth = pictures.filter((picture) => width === 'both' || picture.width < PHONE === (width === 'narrow'));
  const wide = inWidth.length > 0 ? inWidth : pictures;
  const inTheme = wide.filter((picture) => theme === 'both' || picture.theme === theme);
  return inTheme.length > 0 ? inTheme : wide;
}
