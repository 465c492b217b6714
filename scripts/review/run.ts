import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type BoardScreen, changesOf, type Destination, seenOf } from '../../.storybook/board/model.ts';
import { dayOf } from '../../.storybook/board/verdict.ts';
import { germanDay } from '../../.storybook/board/labels.de.ts';
import { readApproved, readReviews, verdictSchema, writeReview, writeVerdict } from '../../.storybook/review/files.ts';
import { cached, root } from '../lib/setup.mjs';
import { readJson } from '../lib/read-json.ts';
import { short, withSession } from '../visual/session.ts';
import { approvalBoard } from './approval-board.ts';
import { openInBrowser } from './open.ts';
import { buildPage, exportBoard, shownPictures } from './page.ts';
import { startReviewServer } from './server.ts';

const server: Destination = { kind: 'server' };

/** Screens whose title contains one of the texts; all without one. */
const named =
  (texts: readonly string[]) =>
  (title: string): boolean =>
    texts.length === 0 || texts.some((text) => title.includes(text));

/** `npm run review [-- TEXT …]`: opens the board of the screens whose title contains one of the texts, or of all. */
export async function openBoard(chromium: string, texts: readonly string[], port: number): Promise<void> {
  const [pictures, page] = [cached('pictures'), cached('board')];
  const { board, storybook } = await withSession(chromium, async (session) => {
    const found = await approvalBoard(session, { wanted: named(texts), destination: server });
    const approved = Object.values(readApproved(root)).flatMap((seen) => Object.values(seen.pictures));
    if (texts.length === 0) session.store.prune(new Set([...shownPictures(found.board), ...approved]));
    return found;
  });
  if (board.screens.length === 0) throw new Error(`Kein Bildschirm heißt wie „${texts.join('“ oder „')}“.`);
  await buildPage(page);
  const { url } = await startReviewServer({ board, page, storybook, pictures, write: (verdict) => writeVerdict(root, verdict) }, port);
  console.log(`${board.screens.length} Bildschirme: ${url} (beenden mit Strg+C)`);
  openInBrowser(url);
}

/** `--out FOLDER`: the Storybook with the board at `board/`, for any host. Decisions go to `REVIEW_URL`, or into a file. */
export async function writeSite(chromium: string, texts: readonly string[], out: string): Promise<void> {
  const url = process.env['REVIEW_URL'] ?? '';
  const folder = resolve(root, out);
  await withSession(chromium, async (session) => {
    const destination: Destination = url === '' ? { kind: 'file' } : { kind: 'address', url };
    const { board, storybook } = await approvalBoard(session, { wanted: named(texts), destination });
    rmSync(folder, { recursive: true, force: true });
    cpSync(storybook, folder, { recursive: true });
    await exportBoard(join(folder, 'board'), session.store, board);
  });
  console.log(`Storybook mit Freigaben: ${folder}`);
}

/** `--approve SCREEN … --by NAME [--remark TEXT]`: approves screens as the last commit has them. */
export async function approveScreens(chromium: string, titles: readonly string[], who: string, remark: string): Promise<void> {
  const { board } = await withSession(chromium, (session) =>
    approvalBoard(session, { wanted: (title) => titles.includes(title), destination: server }),
  );
  if (!board.committed) throw new Error('Freigegeben wird ein eingecheckter Stand; im Arbeitsverzeichnis stehen noch Änderungen.');
  for (const title of titles) {
    const screen = board.screens.find((one) => one.title === title);
    if (screen === undefined) throw new Error(`Es gibt keinen Bildschirm „${title}“.`);
    const seen = seenOf(board, screen);
    writeVerdict(root, { screen: title, state: 'approved', who, when: dayOf(new Date()), remark, seen });
    console.log(`Freigegeben: ${title} (${Object.keys(seen.pictures).length} Bilder bei ${short(board.revision)})`);
  }
}

/** `--take FILE`: writes down the decisions of a file that a reviewer saved. */
export async function takeFile(file: string): Promise<void> {
  for (const verdict of readJson(resolve(file), z.array(verdictSchema))) {
    writeVerdict(root, verdict);
    console.log(`Übernommen: ${verdict.screen}`);
  }
}

/** Approved screens that look different now, each with the reason. */
async function fallenScreens(chromium: string): Promise<readonly BoardScreen[]> {
  const approved = new Set(readReviews(root).flatMap(({ screen, state }) => (state === 'approved' ? [screen] : [])));
  if (approved.size === 0) return [];
  const { board } = await withSession(chromium, (session) =>
    approvalBoard(session, { wanted: (title) => approved.has(title), destination: server }),
  );
  return board.screens.filter((screen) => changesOf(screen) > 0);
}

/** `--check`: one line for each approved screen that looks different now. */
export async function changedApprovals(chromium: string): Promise<readonly string[]> {
  const fallen = await fallenScreens(chromium);
  if (fallen.length === 0) console.log('Jeder freigegebene Bildschirm sieht aus wie freigegeben.');
  return fallen.map(({ title, fallen: reason }) => `${title}: ${reason}`);
}

/** `--withdraw`: puts approved screens that look different now back into review, with the reason. */
export async function withdrawApprovals(chromium: string): Promise<void> {
  for (const { title, fallen, review } of await fallenScreens(chromium)) {
    const remark = `Freigabe durch ${review.who} am ${germanDay(review.when)} verfallen: ${fallen}`;
    writeReview(root, { screen: title, state: 'in-review', who: '', when: '', remark });
    console.log(`Wieder in Prüfung: ${title}`);
  }
}
