import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { ICON_FILES, leanIcon } from '../../scripts/lib/lean-icon.ts';
import { leanRouter, ROUTER_FILES } from '../../scripts/lib/lean-router.ts';
import { chunkGroups } from './chunks.ts';
import { flatImports } from '../../scripts/lib/flat-imports.ts';

const common = ['module', 'development|production'];

const drawn = (path: string): string => fileURLToPath(new URL(`../../packages/design-system/dist/parts/${path}`, import.meta.url));

/**
 * Replaces the rendering of icons: lucide-react's own is larger than all icons of a page (decision 0004). The components' own icons
 * come from their package, so that no page contains them twice.
 */
const leanIcons: Plugin = {
  name: 'stellwerk-lean-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    if (importer?.includes('/lucide-react/') !== true) return null;
    if (source.endsWith('/createLucideIcon.mjs')) return drawn('lib/lucide-icon.js');
    const icon = /^\.\/(icons\/[\w-]+)\.mjs$/.exec(source)?.[1];
    const file = icon === undefined ? '' : drawn(`${icon}.js`);
    return existsSync(file) ? file : null;
  },
  transform: { filter: { id: ICON_FILES }, handler: (code) => ({ code: leanIcon(code), map: null }) },
};

/** Replaces the loading of parts: see src/load-part.ts. */
const leanPreload: Plugin = {
  name: 'stellwerk-lean-preload',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (source.includes('vite/preload-helper') ? fileURLToPath(new URL('src/load-part.ts', import.meta.url)) : null),
};

/** Removes code of the router for apps of its own framework: see scripts/lib/lean-router.ts. */
const leanRouting: Plugin = {
  name: 'stellwerk-lean-routing',
  apply: 'build',
  transform: { filter: { id: ROUTER_FILES }, handler: (code) => ({ code: leanRouter(code), map: null }) },
};

/** The router's own entry is its development build, whose warnings are not used here (decision 0004). */
const router = fileURLToPath(import.meta.resolve('react-router').replace('/dist/development/', '/dist/production/'));

export default defineConfig(({ command, isSsrBuild }) => {
  // The product is built from the built packages, like any consumer; only the dev server reads their sources.
  const conditions = command === 'build' ? common : ['@stellwerk/source', ...common];
  return {
    plugins: [leanIcons, leanPreload, leanRouting, react(), tailwindcss(), ...(isSsrBuild ? [] : [flatImports])],
    resolve: {
      conditions: ['browser', ...conditions],
      alias: [
        // The built sheets have the layers of a host page (decision 0114); those of the product have names of their own.
        {
          find: /^@stellwerk\/job-templates\/(\w+)\.css$/,
          replacement: fileURLToPath(new URL('../../packages/job-templates/src/$1/$1.css', import.meta.url)),
        },
        // SWR contains a polyfill for a feature of React since version 18.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        { find: /^react-style-singleton$/, replacement: fileURLToPath(new URL('src/shell/adopted-style.ts', import.meta.url)) },
        // The reader of Word files: these builds of its packages add nothing to the runtime of every page (decision 0004).
        { find: /^underscore$/, replacement: 'underscore/underscore-umd-min.js' },
        { find: /^jszip$/, replacement: 'jszip/lib/index.js' },
        ...(command === 'build' ? [{ find: /^react-router-dom$/, replacement: router }] : []),
      ],
    },
    // Everything is bundled: the server loads the result as one artefact and needs no React of its own.
    ssr: { noExternal: true, resolve: { conditions: ['node', ...conditions] } },
    build: {
      manifest: !isSsrBuild,
      target: 'es2022',
      assetsInlineLimit: 0,
      // The server links the modules of a first page; a browser with module support needs no polyfill for the rest.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
      },
      rolldownOptions: {
        output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
        // Packages mark client modules for server components; a browser build ignores the mark.
        onwarn(warning, next) {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') next(warning);
        },
      },
    },
    server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  };
});
