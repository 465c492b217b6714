import { join, resolve } from 'node:path';
import type { BoardScreen } from '../../.storybook/board/model.ts';
import { boardScreens } from '../review/board.ts';
import { exportBoard } from '../review/page.ts';
import { root } from '../lib/setup.mjs';
import { buildCurrent, isCommitted, resolveRevision } from './build.ts';
import { findChanges, hashesOf, short, takeRevision, withSession } from './session.ts';

export interface Options {
  /** Path of the browser. */
  readonly chromium: string;
  /** Width of the window, in CSS pixels. */
  readonly width: number;
  /** Only stories whose title contains this text. */
  readonly only: string;
  /** Folder of the board. */
  readonly report: string;
}

const isChanged = ({ stories }: BoardScreen): boolean => stories.some(({ pictures }) => pictures.some(({ change }) => change !== 'same'));

/** `npm run test:visual [-- REV]`: the number of pictures that differ. */
export async function compareRevision(given: string | undefined, { chromium, width, only, report }: Options): Promise<number> {
  const revision = resolveRevision(given);
  return withSession(chromium, async (session) => {
    const order = { wanted: ({ title }: { title: string }) => title.includes(only), widths: [width] };
    const storybook = buildCurrent();
    const current = await session.camera.take(storybook, order);
    const before = await takeRevision(session, revision, order);
    const differences = await findChanges(session, storybook, current, hashesOf(before), order.widths);
    const screens = boardScreens({ photographs: [...before.values(), ...current.values()], current, differences });
    const folder = resolve(root, report);
    await exportBoard(folder, session.store, {
      purpose: 'comparison',
      before: short(revision),
      revision: isCommitted() ? resolveRevision('HEAD') : '',
      committed: false,
      browser: session.camera.name,
      storybook: '',
      destination: { kind: 'file' },
      rows: {},
      screens: screens.filter(isChanged),
    });
    console.log(`${differences.size} von ${current.size} Bildern verschieden: ${join(folder, 'index.html')}`);
    return differences.size;
  });
}
