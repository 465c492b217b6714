import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanRouter, ROUTER_FILES } from './lean-router.ts';

const router = fileURLToPath(import.meta.resolve('react-router').replace('/dist/development/', '/dist/production/'));

const outputsOf = (result: Awaited<ReturnType<typeof build>>): readonly Rolldown.RolldownOutput[] =>
  Array.isArray(result) ? result : 'output' in result ? [result] : [];

/** The installed router after tree shaking, for an app that uses some of its exports. */
async function bundled(used: string, change: (source: string) => string): Promise<string> {
  const app = '\0app';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'app',
        resolveId: (source) => (source === 'app' ? app : null),
        load: (id) =>
          id === app
            ? `export { ${used} } from ${JSON.stringify(router)};`
            : ROUTER_FILES.test(id)
              ? change(readFileSync(id, 'utf8'))
              : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'app', preserveEntrySignatures: 'strict' },
    },
  });
  return outputsOf(result)
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

const PAGES =
  'BrowserRouter, Navigate, matchPath, useHref, useLinkClickHandler, useLocation, useNavigate, useNavigationType, useSearchParams';
const FRAMEWORK = [
  'AwaitErrorBoundary',
  'Form',
  'Link',
  'NavLink',
  'PrefetchPageLinks',
  'RemixErrorBoundary',
  'RenderErrorBoundary',
  'Scripts',
  'ScrollRestoration',
];
const declared = (code: string): readonly string[] =>
  FRAMEWORK.filter((name) => new RegExp(`\\b(?:var|function|const|class) ${name}\\b`).test(code));

describe('the router in a page', () => {
  it('brings nothing of its framework', async () => {
    expect(declared(await bundled(PAGES, leanRouter))).toEqual([]);
  });

  it('would bring it as it is published', async () => {
    expect(declared(await bundled(PAGES, (source) => source))).toEqual(expect.arrayContaining(['Form', 'Link', 'PrefetchPageLinks']));
  });

  it('keeps what is set on a component that is used', async () => {
    expect(await bundled('Routes', leanRouter)).toMatch(/RenderErrorBoundary\.contextType = RSCRouterContext/);
  });
});
