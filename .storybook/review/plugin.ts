import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readApprovals } from './approvals.ts';

const name = 'virtual:approvals';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Gives the documentation pages the state of all screens, read from the sources when the Storybook is built. */
export const approvals = (): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readApprovals(root))}` : undefined),
});
