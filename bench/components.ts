import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundle, weightOf } from '../scripts/lib/bundle.ts';
import { checkScreen, type ScreenKind } from './components/check.ts';
import { root } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { peersFolder, preparePeers } from './lib/peers.ts';
import { kB, table } from './lib/table.ts';

/** One button, script and sheet, over React (bytes). */
const BUTTON = 5000;

const LIBRARIES = ['Stellwerk', 'MUI', 'Mantine'] as const;
type Library = (typeof LIBRARIES)[number];

interface Measured {
  /** Bytes after gzip. */
  readonly script: number;
  /** Scripts that load when they are needed; they count. */
  readonly later: number;
  readonly style: number;
}

export interface ComponentResult {
  readonly name: string;
  readonly by: Readonly<Record<Library, Measured>>;
}

interface Wanted {
  readonly name: string;
  readonly kind: ScreenKind;
  /** File of the product's screen below bench/components/screens. */
  readonly ours: string;
}

/** The peers have one page of a job for all designs, so it is compared with each of ours. */
const SCREENS: readonly Wanted[] = [
  { name: 'one button', kind: 'button', ours: 'button' },
  { name: 'dialog', kind: 'dialog', ours: 'dialog' },
  { name: 'application form', kind: 'form', ours: 'form' },
  { name: 'job, Klassisch', kind: 'job', ours: 'klassisch' },
  { name: 'job, Moderne Alternative', kind: 'job', ours: 'modern' },
  { name: 'job, Konservatives Business', kind: 'job', ours: 'konservativ' },
];

function homeOf(library: Library): string {
  return library === 'Stellwerk' ? root : peersFolder;
}

function screenOf(library: Library, { kind, ours }: Wanted): string {
  if (library === 'Stellwerk') return join(root, 'bench/components/screens', `${ours}.tsx`);
  return join(peersFolder, 'src', library.toLowerCase(), `${kind}.tsx`);
}

async function weigh(library: Library, screen: string): Promise<Measured> {
  const { initial, later, styles } = await bundle(homeOf(library), screen);
  return { script: weightOf(initial), later: weightOf(later), style: weightOf(styles) };
}

const total = ({ script, later, style }: Measured): number => script + later + style;
const cells = (measured: Measured): readonly string[] => [kB(measured.script + measured.later), kB(measured.style), kB(total(measured))];

function print(results: readonly ComponentResult[]): void {
  const head = LIBRARIES.flatMap((library) => [`${library} JS`, 'CSS', 'sum']);
  const rows = results.map(({ name, by }) => [name, ...LIBRARIES.flatMap((library) => cells(by[library]))]);
  console.log('\nOne component over React, kB gzip (1 kB = 1000 bytes); every screen was used in Chromium\n');
  console.log(table(['screen', ...head], rows));
  const [button] = results;
  const form = results.find(({ name }) => name === 'application form');
  if (button === undefined || form === undefined) return;
  const own = total(button.by.Stellwerk);
  console.log(`\none button: ${kB(own)} ${own <= BUTTON ? '≤' : '>'} ${kB(BUTTON)}`);
  const least = Math.min(total(form.by.MUI), total(form.by.Mantine));
  const ours = total(form.by.Stellwerk);
  console.log(`application form: ${kB(ours)} ${ours < least ? '<' : '≥'} ${kB(least)}, the lighter of the two libraries`);
}

/**
 * Compares the cost of one component for a consumer with the same screen in two public libraries. Each screen is built as a page and used
 * in Chromium, so that the figures belong to working screens.
 */
export async function measureComponents(folder: string): Promise<readonly ComponentResult[]> {
  preparePeers();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const known = new Map<string, Measured>();
  try {
    const results: ComponentResult[] = [];
    for (const wanted of SCREENS) {
      const measure = async (library: Library): Promise<Measured> => {
        const screen = screenOf(library, wanted);
        const before = known.get(screen);
        if (before !== undefined) return before;
        const name = `${library}-${wanted.ours}`;
        await checkScreen(browser, wanted.kind, homeOf(library), screen, join(folder, 'components', name)).catch((error: unknown) => {
          throw new Error(`${wanted.name} with ${library} does not work`, { cause: error });
        });
        const measured = await weigh(library, screen);
        known.set(screen, measured);
        return measured;
      };
      results.push({
        name: wanted.name,
        by: { Stellwerk: await measure('Stellwerk'), MUI: await measure('MUI'), Mantine: await measure('Mantine') },
      });
    }
    print(results);
    return results;
  } finally {
    await browser.close();
  }
}
