/**
 * Who may import whom (see docs/architecture.md). A room is a folder; an import is judged by the room of the file and by what it
 * names. The rules are data, so that the test can also judge files that do not exist.
 */
export interface Room {
  readonly name: string;
  /** Folder prefix; the longest match wins. */
  readonly folder: string;
  /** Packages and rooms that files of this room may name, besides their own folder. */
  readonly allowed: readonly (string | RegExp)[];
}

const REACT = [/^react$/, /^react\/jsx-runtime$/, /^react-dom$/];

export const rooms: readonly Room[] = [
  { name: 'domain', folder: 'packages/domain/src', allowed: ['zod/mini'] },
  {
    name: 'design-system/components',
    folder: 'packages/design-system/src',
    allowed: [
      ...REACT,
      /^@radix-ui\//,
      /^react-aria/,
      /^react-stately/,
      /^@react-aria\//,
      /^@internationalized\//,
      'class-variance-authority',
      /^@visx\//,
      'lucide-react',
      /^@tiptap\//,
    ],
  },
  {
    name: 'design-system/patterns',
    folder: 'packages/design-system/src/patterns',
    allowed: [
      ...REACT,
      /^@radix-ui\//,
      /^react-aria/,
      'class-variance-authority',
      /^@visx\//,
      'lucide-react',
      /^@stellwerk\/domain(\/fixtures)?$/,
      'packages/design-system/src',
    ],
  },
  {
    name: 'job-templates',
    folder: 'packages/job-templates/src',
    allowed: [...REACT, 'lucide-react', 'class-variance-authority', /^@stellwerk\/(domain|design-system)(\/|$)/],
  },
  {
    name: 'forms',
    folder: 'packages/forms/src',
    allowed: [
      ...REACT,
      'lucide-react',
      'class-variance-authority',
      'zod/mini',
      'react-hook-form',
      /^@hookform\//,
      /^@stellwerk\/(domain|design-system)(\/|$)/,
    ],
  },
  {
    name: 'apps/web',
    folder: 'apps/web/src',
    allowed: [
      ...REACT,
      /^react-dom\/(client|server)$/,
      'react-router-dom',
      'swr',
      /^swr\//,
      'idb-keyval',
      'lucide-react',
      'class-variance-authority',
      /^@stellwerk\//,
    ],
  },
  {
    // The app without a server: no page may name it, so that nothing of it reaches the product.
    name: 'apps/web/mock',
    folder: 'apps/web/src/mock',
    allowed: [/^msw\/(browser|http)$/, /^@stellwerk\/domain(\/|$)/, 'apps/web/src'],
  },
  {
    name: 'apps/api',
    folder: 'apps/api/src',
    allowed: [
      /^node:/,
      /^hono/,
      /^@hono\//,
      /^@electric-sql\//,
      /^@fastify\/busboy$/,
      /^@node-rs\/argon2$/,
      /^@aws-sdk\//,
      'jose',
      /^kysely/,
      'nodemailer',
      'pg',
      /^pg-/,
      'rate-limiter-flexible',
      'sanitize-html',
      'yauzl',
      'htmlparser2',
      'zod',
      'zod/mini',
      /^@stellwerk\/domain(\/|$)/,
    ],
  },
];

/** Imports that only tests and stories may name, in any room. */
const TESTING = [
  /^vitest/,
  /^@stellwerk\/domain(\/|$)/,
  'react-dom/client',
  /^storybook\/test$/,
  /^@storybook\//,
  /^msw/,
  'apps/web/src/mock',
  /^node:/,
  /^react-dom\/server$/,
  'smtp-server',
  's3rver',
  'axe-core',
  'scripts/testing',
  '.storybook/docs/guidance',
];

/** Tests, stories, what only they use, and the mock server of `npm run dev:mock`. */
const isTest = (file: string): boolean =>
  /\.(test|stories|cases)\.tsx?$|\/(testing|tests|mock)\/|\/(story-[\w-]+|[\w-]+-story|Story\w+)\.tsx?$/.test(file);
const matches = (rule: string | RegExp, target: string): boolean =>
  typeof rule === 'string' ? target === rule || target.startsWith(`${rule}/`) : rule.test(target);

/** The room of a file, or undefined for files outside the rooms. */
export function roomOf(file: string): Room | undefined {
  return rooms
    .filter((room) => file.startsWith(`${room.folder}/`) || file === `${room.folder}.ts`)
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** All module names that a source text imports, re-exports or loads. */
export function importsOf(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/(?:^|[;\s])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm);
  return [...found].map((match) => match[1] ?? match[2] ?? '');
}

function resolveRelative(file: string, target: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Why an import is not allowed, or null. */
export function violation(file: string, target: string): string | null {
  const room = roomOf(file);
  if (room === undefined || target.endsWith('.css')) return null;
  const resolved = target.startsWith('.') ? resolveRelative(file, target) : target;
  if (target.startsWith('.') && resolved.startsWith(`${room.folder}/`) && roomOf(`${resolved}/x`) === room) return null;
  // The index of a package names its own rooms.
  if (/^packages\/[\w-]+\/src\/index\.ts$/.test(file) && resolved.startsWith(file.replace(/index\.ts$/, ''))) return null;
  const rules = isTest(file) ? [...room.allowed, ...TESTING] : room.allowed;
  return rules.some((rule) => matches(rule, resolved)) ? null : `${file}: ${room.name} may not import ${resolved}`;
}
