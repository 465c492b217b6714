/** Who may import whom (see docs/architecture.md), as data for import-rules.ts. */
export interface Room {
  readonly name: string;
  /** Folder prefix; the longest match wins. */
  readonly folder: string;
  /** Packages and rooms that files of this room may import, besides their own folder. */
  readonly allowed: readonly (string | RegExp)[];
  /** Further imports allowed in its tests and stories. */
  readonly inTests?: readonly (string | RegExp)[];
}

const REACT = [/^react$/, /^react\/jsx-runtime$/, /^react-dom$/];

const SERVER = 'apps/api/src';

/** The areas of the server, each with the areas that it may import. Every other import between areas is refused. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  people: ['platform'],
  companies: ['platform', 'people'],
  jobs: ['platform', 'companies'],
  mailing: ['platform', 'people', 'jobs'],
  referrals: ['platform', 'people', 'jobs'],
  applications: ['platform', 'people', 'companies', 'jobs', 'mailing', 'referrals'],
  conversations: ['platform', 'companies', 'applications'],
  privacy: ['platform', 'people', 'companies', 'applications'],
  operation: ['platform', 'people', 'companies', 'jobs', 'referrals', 'applications', 'privacy'],
  'job-editing': ['platform', 'people', 'companies', 'jobs', 'applications', 'operation'],
  media: ['platform', 'people', 'companies', 'applications', 'job-editing'],
  administration: ['platform', 'companies'],
  web: ['platform', 'companies', 'jobs', 'applications'],
};

const DOMAIN = 'packages/domain/src';

/**
 * The subjects of the domain, each with those that it may import. Every other import between them is refused. The files beside them and the
 * folders without an entry (`wire`, `messages`, `format`) know no subject, and every subject may import them.
 */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  media: [],
  message: ['media'],
  subscription: [],
  company: ['media'],
  job: ['media', 'company'],
  'focus-page': ['media', 'company', 'job'],
  application: ['company', 'job', 'message'],
  team: ['media', 'company', 'job'],
  mailing: ['job'],
  referral: ['media', 'job', 'application'],
  history: ['company', 'job', 'focus-page', 'application', 'team'],
  user: ['media', 'application'],
  admin: ['subscription', 'company', 'job', 'referral'],
};
const SUBJECTS = Object.keys(subjects).map((subject) => `${DOMAIN}/${subject}`);
const SUBJECTLESS = new RegExp(
  `^${DOMAIN}/(?!(?:${[...Object.keys(subjects), 'contract', 'calls', 'endpoints', 'fixtures'].join('|')})(?:/|$))`,
);

const SERVER_PACKAGES: readonly (string | RegExp)[] = [
  /^node:/,
  /^hono/,
  /^@hono\//,
  /^@electric-sql\//,
  /^@fastify\/busboy$/,
  /^@node-rs\/argon2$/,
  /^@aws-sdk\//,
  'fastest-levenshtein',
  'isbot',
  /^hyphen/,
  'jose',
  /^kysely/,
  'client-zip',
  'nodemailer',
  'lru-cache',
  'prom-client',
  /^@opentelemetry\//,
  'sonic-boom',
  'pg',
  /^pg-/,
  'rate-limiter-flexible',
  'sanitize-html',
  'sharp',
  '@tus/server',
  'csv-parse',
  'fast-xml-builder',
  'tar-stream',
  'yauzl',
  'htmlparser2',
  'zod',
  'zod/mini',
  /^@stellwerk\/domain(\/|$)/,
  '@stellwerk/mails',
];

export const rooms: readonly Room[] = [
  { name: 'domain', folder: DOMAIN, allowed: ['zod/mini'], inTests: [DOMAIN] },
  { name: 'domain/brand', folder: `${DOMAIN}/brand`, allowed: ['culori/fn'], inTests: [DOMAIN] },
  ...Object.entries(subjects).map(([subject, below]) => ({
    name: `domain/${subject}`,
    folder: `${DOMAIN}/${subject}`,
    allowed: ['zod/mini', SUBJECTLESS, ...below.map((other) => `${DOMAIN}/${other}`)],
    inTests: [DOMAIN],
  })),
  { name: 'domain/contract', folder: `${DOMAIN}/contract`, allowed: ['zod/mini', SUBJECTLESS, ...SUBJECTS] },
  {
    name: 'domain/calls',
    folder: `${DOMAIN}/calls`,
    allowed: ['zod/mini', SUBJECTLESS, ...SUBJECTS, `${DOMAIN}/contract`],
    inTests: [DOMAIN],
  },
  {
    name: 'domain/endpoints',
    folder: `${DOMAIN}/endpoints`,
    allowed: ['zod/mini', SUBJECTLESS, ...SUBJECTS, `${DOMAIN}/contract`, `${DOMAIN}/calls`],
  },
  { name: 'domain/fixtures', folder: `${DOMAIN}/fixtures`, allowed: ['zod/mini', DOMAIN] },
  {
    name: 'domain/testing',
    folder: 'packages/domain/src/testing',
    allowed: ['zod/mini', 'fast-check', 'packages/domain/src'],
  },
  {
    name: 'design-system/components',
    folder: 'packages/design-system/src',
    allowed: [
      /^packages\/design-system\/tokens\//,
      ...REACT,
      /^@radix-ui\//,
      /^react-aria/,
      /^react-stately/,
      /^@react-aria\//,
      /^@internationalized\//,
      'class-variance-authority',
      'react-error-boundary',
      /^@visx\//,
      'lucide-react',
      /^@tiptap\//,
      'uqr',
      // Text search, the visible part of markup and the arithmetic of colors are no facts of an entity.
      '@stellwerk/domain/text',
      '@stellwerk/domain/markup',
      '@stellwerk/domain/brand',
    ],
    inTests: ['culori'],
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
    // Props in, events out: routes of the web app connect a screen to router and data.
    name: 'screens',
    folder: 'packages/screens/src',
    allowed: [
      ...REACT,
      'lucide-react',
      'class-variance-authority',
      // Render a PDF inside the page, loaded with the first one (decision 0090).
      'react-pdf',
      /^react-pdf\/dist\/Page\/\w+\.css$/,
      /^pdfjs-dist\/(build|standard_fonts|wasm)\//,
      /^@stellwerk\/(domain|design-system|job-templates|forms)(\/|$)/,
    ],
  },
  {
    // Every mail, as text and as HTML: the server sends them, stories render them. `html` escapes.
    name: 'mails',
    folder: 'packages/mails/src',
    allowed: ['hono/html', /^@stellwerk\/domain$/],
    inTests: [...REACT, '@stellwerk/design-system'],
  },
  {
    // The test kit: for stories and tests of every room.
    name: 'testing',
    folder: 'packages/testing/src',
    allowed: [
      ...REACT,
      /^react-dom\/(client|server)$/,
      /^vitest/,
      'storybook/test',
      '@storybook/react-vite',
      'axe-core',
      'pg',
      'typescript',
      /^node:/,
    ],
  },
  {
    // Joins the rooms below: the entries, the app, the table of pages.
    name: 'apps/web',
    folder: 'apps/web/src',
    allowed: [
      ...REACT,
      /^react-dom\/(client|server)$/,
      'react-router-dom',
      'swr',
      /^@stellwerk\/(domain|design-system)(\/|$)/,
      /^@stellwerk\/screens\/(paths|company-paths|shared)$/,
      'apps/web/src/data',
      'apps/web/src/shell',
      'apps/web/src/routes',
    ],
  },
  {
    // Calls and data stored on this device. No page, no router, no visible text.
    name: 'apps/web/data',
    folder: 'apps/web/src/data',
    allowed: [
      'react',
      'swr',
      'idb-keyval',
      // Reads Word documents, loaded when one is chosen (decision 0046).
      'mammoth',
      // Opens zip archives, to leave out parts hidden from their authors.
      'jszip',
      // Sends large files as resumable uploads, loaded with the first (decision 0053).
      'tus-js-client',
      /^@stellwerk\/(domain|forms)(\/|$)/,
      // `Loadable`: the result of a hook and the input of a screen.
      '@stellwerk/design-system',
    ],
  },
  {
    // Lists exported to files, with the reader of their data; loaded with the first file (decision 0078).
    name: 'apps/web/files',
    folder: 'apps/web/src/files',
    allowed: ['pdfkit', /^write-excel-file\//, /^@expo-google-fonts\//, /^@stellwerk\/screens\/company\/applications\/export$/],
    inTests: [/^node:/, /^pdfjs-dist\//, /^read-excel-file\//, '@stellwerk/domain/fixtures'],
  },
  {
    // The surroundings of every page: frame, head, scrolling, focus.
    name: 'apps/web/shell',
    folder: 'apps/web/src/shell',
    allowed: [
      'react',
      'react-router-dom',
      /^@stellwerk\/screens(\/|$)/,
      /^@stellwerk\/design-system\/(keep-focus|part)$/,
      'apps/web/src/data',
    ],
  },
  {
    // Screens connected to data; their views are built elsewhere.
    name: 'apps/web/routes',
    folder: 'apps/web/src/routes',
    allowed: [
      'react',
      'react-router-dom',
      'swr',
      /^@stellwerk\/(domain|design-system|forms|screens)(\/|$)/,
      'apps/web/src/data',
      'apps/web/src/files',
      'apps/web/src/shell',
      'apps/web/src/route-types',
      'apps/web/src/safe-redirect',
    ],
    inTests: ['apps/web/src/testing'],
  },
  {
    // Shared by the stories of pages. No page may import it, so that nothing of it reaches the product.
    name: 'apps/web/testing',
    folder: 'apps/web/src/testing',
    allowed: [
      ...REACT,
      'react-router-dom',
      'swr',
      '@stellwerk/design-system',
      'apps/web/src/data',
      'apps/web/src/shell',
      'apps/web/src/router-link',
      'apps/web/src/safe-redirect',
      'apps/web/src/routes',
    ],
  },
  // Joins the areas: the app, the server and its process; and the test kit of all areas.
  { name: 'apps/api', folder: SERVER, allowed: [...SERVER_PACKAGES, SERVER] },
  ...Object.entries(areas).map(([area, below]) => ({
    name: `apps/api/${area}`,
    folder: `${SERVER}/${area}`,
    allowed: [...SERVER_PACKAGES, ...below.map((other) => `${SERVER}/${other}`)],
    inTests: [SERVER],
  })),
];

/** Imports allowed only in tests and stories, in any room. */
export const TESTING: readonly (string | RegExp)[] = [
  /^vitest/,
  /^@stellwerk\/domain(\/|$)/,
  'react-dom/client',
  /^storybook\/test$/,
  /^@storybook\//,
  /^msw/,
  /^node:/,
  /^react-dom\/server$/,
  'smtp-server',
  'postal-mime',
  'fast-check',
  's3rver',
  'saxes',
  'feedsmith',
  'axe-core',
  /^@stellwerk\/testing\//,
];
