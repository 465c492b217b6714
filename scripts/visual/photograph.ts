import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import * as z from 'zod/mini';
import { readJson } from '../lib/read-json.ts';
import { type Lens, openLens, renderStory } from './lens.ts';
import { serve } from './serve.ts';
import type { PictureStore } from './store.ts';
import { storyCode } from './story-code.ts';
import type { Shot, Taken } from './taken.ts';

/** One picture of one story. */
export interface Photograph extends Shot {
  /** `<story id>.<width>.<theme>` */
  readonly key: string;
  /** Id of the story. */
  readonly story: string;
  readonly title: string;
  readonly name: string;
}

const entrySchema = z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string(), importPath: z.string() });
const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) });
type Entry = z.infer<typeof entrySchema>;

export interface Order {
  /** Stories of which to take pictures. @default all */
  readonly wanted?: (story: { readonly id: string; readonly title: string }) => boolean;
  /** Widths of the window in CSS pixels; a story with a window of its own has its picture in that one only. */
  readonly widths: readonly number[];
  /** Takes pictures even of stories that have not changed. @default false */
  readonly anew?: boolean;
}

export interface Camera {
  /** Browser, version and system: pictures with the same value can be compared. */
  readonly name: string;
  readonly browser: Browser;
  /** Pictures of the stories of a built Storybook, in the order of its sidebar. */
  readonly take: (folder: string, order: Order) => Promise<Map<string, Photograph>>;
}

/** Pages rendered in parallel: one more than the usual two cores, because each also waits. */
const PAGES = 3;
const STEP = 25;

function progress(total: number): (done: number) => void {
  const begin = performance.now();
  return (done) => {
    if (done % STEP !== 0 && done !== total) return;
    const left = Math.ceil(((performance.now() - begin) / done / 60_000) * (total - done));
    console.log(`  ${done} von ${total} Stories${left > 1 ? `, noch etwa ${left} Minuten` : ''}`);
  };
}

/** The pictures of one story in all widths. */
async function photographStory(lens: Lens, url: string, id: string, widths: readonly number[], store: PictureStore): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of widths) {
    const { own, pictures, error } = await renderStory(lens, url, id, width);
    for (const { theme, png } of pictures) shots.push({ width: own ?? width, theme, hash: store.keep(png), error });
    if (own !== undefined) break;
  }
  return shots;
}

/** A browser that takes pictures of the stories of built Storybooks. */
export async function openCamera(executablePath: string, store: PictureStore, taken: Taken): Promise<Camera> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
  const name = `Chromium ${browser.version()}, ${process.platform} ${process.arch}`;

  const take: Camera['take'] = async (folder, { wanted = () => true, widths, anew = false }) => {
    const entries = Object.values(readJson(join(folder, 'index.json'), indexSchema).entries).filter(
      (entry) => entry.type === 'story' && wanted(entry),
    );
    const codeOf = storyCode(folder);
    const dependsOn = ({ id, importPath }: Entry) => [name, codeOf(importPath) ?? '', id, widths.join()];
    const known = new Map(anew ? [] : entries.map((entry) => [entry.id, taken.find(...dependsOn(entry))]));
    const waiting = entries.filter(({ id }) => known.get(id) === undefined);
    const total = waiting.length;
    if (total > 0) console.log(`${total} von ${entries.length} Stories werden fotografiert, die übrigen sind unverändert …`);
    const report = progress(total);
    let done = 0;
    const { url, server } = await serve(folder);
    const worker = async (): Promise<void> => {
      const lens = await openLens(browser);
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
        const shots = await photographStory(lens, url, entry.id, widths, store);
        known.set(entry.id, shots);
        if (codeOf(entry.importPath) !== undefined) taken.note(shots, ...dependsOn(entry));
        done += 1;
        if (done % STEP === 0) taken.save();
        report(done);
      }
      await lens.page.context().close();
    };
    try {
      await Promise.all(Array.from({ length: Math.min(PAGES, total) }, worker));
    } finally {
      taken.save();
      server.close();
      server.closeAllConnections();
    }
    const photographs = entries.flatMap(({ id, title, name }) =>
      (known.get(id) ?? []).map((shot): Photograph => ({ ...shot, key: `${id}.${shot.width}.${shot.theme}`, story: id, title, name })),
    );
    return new Map(photographs.map((photograph) => [photograph.key, photograph]));
  };
  return { name, browser, take };
}
