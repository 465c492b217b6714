import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Board, BoardScreen } from '../../.storybook/board/model.ts';
import { root } from '../lib/setup.mjs';
import type { PictureStore } from '../visual/store.ts';

/** The board as a classic script: a page that was opened as a file may load no module and no JSON. */
export const boardScript = (board: Board): string =>
  `globalThis.stellwerkBoard = ${JSON.stringify(board).replaceAll('<', String.raw`\u003c`)};\n`;

/** Builds the page of the board into a folder: `index.html`, `board.js`, `board.css` and the fonts. */
export async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(root, '.storybook/board'),
    base: './',
    publicDir: false,
    mode: 'production',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['@stellwerk/source', 'module', 'browser', 'production'] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: {
        entry: join(root, '.storybook/board/main.tsx'),
        formats: ['iife'],
        name: 'board',
        fileName: () => 'board.js',
        cssFileName: 'board',
      },
    },
    // Whatever the environment says: tests build the page, too.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
  });
  cpSync(join(root, '.storybook/board/page.html'), join(folder, 'index.html'));
}

const picturesOf = ({ stories }: BoardScreen): string[] =>
  stories.flatMap(({ pictures }) => pictures.flatMap(({ now, before, marked }) => [now, before, marked].filter((hash) => hash !== null)));

/** Fingerprints of all pictures that a board shows. */
export const shownPictures = ({ screens }: Board): Set<string> => new Set(screens.flatMap(picturesOf));

/** Writes a board with its pictures into a folder that any host can serve, and that opens as a file, too. */
export async function exportBoard(folder: string, store: PictureStore, board: Board): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await buildPage(folder);
  writeFileSync(join(folder, 'data.js'), boardScript(board));
  mkdirSync(join(folder, 'pictures'));
  for (const hash of shownPictures(board)) cpSync(store.path(hash), join(folder, 'pictures', `${hash}.png`));
}
