import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isReviewed } from '../../.storybook/review/model.ts';
import { readReviews } from '../../.storybook/review/approvals.ts';
import { approve, looksApproved, ofScreen, pictureHash, writeReviews } from './approval.ts';
import { buildCurrent, buildRevision, isCommitted, resolveRevision } from './build.ts';
import { compare, type Difference } from './compare.ts';
import { root } from './paths.ts';
import { type Camera, openCamera, type Photograph } from './photograph.ts';
import { writeReport } from './report/write.ts';

export interface Options {
  /** Path of the browser. */
  readonly chromium: string;
  /** Width of the window, in CSS pixels. */
  readonly width: number;
  /** Only stories whose title contains this text. */
  readonly only: string;
  /** Folder of the report. */
  readonly report: string;
}

const short = (revision: string): string => revision.slice(0, 10);

/** Screenshots that still differ when both are taken once more: a single difference was caught in motion. */
async function lasting(camera: Camera, folders: readonly [string, string], found: readonly Difference[]): Promise<Difference[]> {
  const ids = new Set(
    found.filter(({ before, after }) => before !== undefined && after !== undefined).map(({ key }) => key.replace(/\.\w+$/, '')),
  );
  if (ids.size === 0) return [...found];
  console.log(`${ids.size} Stories werden zur Sicherheit noch einmal fotografiert …`);
  const [before, after] = [await camera.take(folders[0], ({ id }) => ids.has(id)), await camera.take(folders[1], ({ id }) => ids.has(id))];
  const again = new Map(compare(before, after).map((difference) => [difference.key, difference]));
  return found.flatMap((difference) =>
    difference.before === undefined || difference.after === undefined ? [difference] : (again.get(difference.key) ?? []),
  );
}

/** Builds, captures and compares one revision with the working tree. */
async function differences(camera: Camera, folder: string, now: string, revision: string, wanted: (story: { title: string }) => boolean) {
  const before = join(folder, short(revision));
  console.log(`Storybook von ${short(revision)} wird gebaut …`);
  buildRevision(revision, join(folder, `tree-${short(revision)}`), before);
  console.log('Stories werden fotografiert …');
  const [old, current] = [await camera.take(before, wanted), await camera.take(now, wanted)];
  return { current, found: await lasting(camera, [before, now], compare(old, current)) };
}

async function inFolder<Result>(work: (folder: string, now: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-visual-'));
  try {
    console.log('Storybook des Arbeitsstands wird gebaut …');
    buildCurrent(join(folder, 'now'));
    return await work(folder, join(folder, 'now'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withCamera<Result>({ chromium, width }: Options, work: (camera: Camera) => Promise<Result>): Promise<Result> {
  const camera = await openCamera(chromium, width);
  try {
    return await work(camera);
  } finally {
    await camera.browser.close();
  }
}

/** `npm run test:visual [-- REV]`: the number of pictures that differ. */
export async function compareRevision(given: string | undefined, options: Options): Promise<number> {
  const revision = resolveRevision(given);
  const { only, report } = options;
  return withCamera(options, (camera) =>
    inFolder(async (folder, now) => {
      const { current, found } = await differences(camera, folder, now, revision, ({ title }) => title.includes(only));
      const errors = [...current.values()].filter(({ error }) => error !== null);
      const findings = {
        before: short(revision),
        after: 'Arbeitsstand',
        camera: camera.name,
        compared: current.size,
        differences: found,
        errors,
      };
      console.log(`${found.length} von ${current.size} Bildern verschieden: ${writeReport(resolve(root, report), findings)}`);
      return found.length;
    }),
  );
}

/** `--approve SCREEN … --by NAME`: records the reviewer's approval. */
export async function approveScreens(screens: readonly string[], who: string, remark: string, options: Options): Promise<void> {
  if (!isCommitted()) throw new Error('Freigegeben wird ein eingecheckter Stand; im Arbeitsverzeichnis stehen noch Änderungen.');
  const revision = resolveRevision('HEAD');
  const when = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  await withCamera(options, (camera) =>
    inFolder(async (_folder, now) => {
      const all = await camera.take(now, ({ title }) => screens.includes(title));
      for (const screen of screens) {
        const photographs = ofScreen(screen, all);
        if (!isReviewed(screen) || photographs.length === 0) throw new Error(`Es gibt keinen Bildschirm „${screen}“.`);
        const pictures = { revision, browser: camera.name, hash: pictureHash(photographs) };
        writeReviews(approve(readReviews(root), { screen, who, when, remark, pictures }));
        console.log(`Freigegeben: ${screen} (${photographs.length} Bilder bei ${short(revision)})`);
      }
    }),
  );
}

/**
 * `--check`: titles of approved screens that look different now. Equal fingerprints by the same browser settle it; otherwise the approved
 * revision is rendered again beside today's, by one browser.
 */
export async function changedApprovals(options: Options): Promise<string[]> {
  const approved = readReviews(root).flatMap(({ screen, pictures }) => (pictures === undefined ? [] : [{ screen, pictures }]));
  if (approved.length === 0) {
    console.log('Noch ist kein Bildschirm freigegeben.');
    return [];
  }
  return withCamera(options, (camera) =>
    inFolder(async (folder, now) => {
      const titles = new Set(approved.map(({ screen }) => screen));
      const current = await camera.take(now, ({ title }) => titles.has(title));
      const gone = approved.filter(({ screen }) => ofScreen(screen, current).length === 0).map(({ screen }) => screen);
      const unsure = approved.filter(
        ({ screen, pictures }) =>
          !gone.includes(screen) && looksApproved(pictures, camera.name, pictureHash(ofScreen(screen, current))) === 'unsure',
      );
      const found: Difference[] = [];
      for (const revision of new Set(unsure.map(({ pictures }) => pictures.revision))) {
        const wanted = new Set(unsure.flatMap(({ screen, pictures }) => (pictures.revision === revision ? [screen] : [])));
        found.push(...(await differences(camera, folder, now, revision, ({ title }) => wanted.has(title))).found);
      }
      if (found.length > 0) {
        const errors: Photograph[] = [];
        const findings = {
          before: 'freigegeben',
          after: 'Arbeitsstand',
          camera: camera.name,
          compared: current.size,
          differences: found,
          errors,
        };
        console.log(`Bericht: ${writeReport(resolve(root, options.report), findings)}`);
      }
      const changed = [...new Set([...gone, ...found.flatMap(({ before, after }) => (after ?? before)?.title ?? [])])];
      if (changed.length === 0) console.log(`Freigegebene Bildschirme, die aussehen wie freigegeben: ${approved.length}`);
      return changed;
    }),
  );
}
