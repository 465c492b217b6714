import { PNG } from 'pngjs';
import type { Board, BoardPicture, BoardScreen } from '../../../.storybook/board/model.ts';
import { reviewOf } from '../../../.storybook/review/model.ts';

/** A picture of one colour. */
export function plainPicture(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) png.data.set([...colour, 255], at * 4);
  return PNG.sync.write(png);
}

export const picture = (key: string, changes: Partial<BoardPicture> = {}): BoardPicture => {
  const [, width, theme] = key.split('.');
  return {
    key,
    width: Number(width),
    theme: theme === 'dark' ? 'dark' : 'light',
    change: 'same',
    now: `now-${key}`,
    before: null,
    marked: null,
    failed: false,
    ...changes,
  };
};

export function sampleScreen(title: string, changes: Partial<BoardScreen> = {}): BoardScreen {
  const id = `${title.toLowerCase().replace('/', '-')}--voll`;
  const views = ['1280.light', '1280.dark', '390.light', '390.dark'];
  return {
    title,
    purpose: 'Ändert Name und Kontakt.',
    route: '/dashboard',
    audience: 'Angemeldete Personen',
    rows: ['AC01'],
    review: reviewOf(title, []),
    fallen: '',
    stories: [{ id, name: 'Voll', pictures: views.map((view) => picture(`${id}.${view}`)) }],
    ...changes,
  };
}

export const sampleBoard = (screens: readonly BoardScreen[], changes: Partial<Board> = {}): Board => ({
  purpose: 'approval',
  before: '',
  revision: 'a'.repeat(40),
  committed: true,
  browser: 'Chromium 1',
  storybook: '../',
  destination: { kind: 'server' },
  rows: { AC01: { text: 'Das Profil zeigt den Namen.', lang: 'de' } },
  screens,
  ...changes,
});
