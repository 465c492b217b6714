import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal|class-variance-authority|clsx)[\\/]/;
/** Sheets stay with the pages that import them: visitors must not load the members' one. */
const NOT_STYLES = /^(?!.*\.css)/;
const common = ['module', 'development|production'];

const leanIcon = fileURLToPath(new URL('./src/shell/lucide-icon.ts', import.meta.url));

/** Icons are drawn by a function of ours: lucide-react's own weighs more than all icons of a page (decision 0004). */
const leanIcons: Plugin = {
  name: 'stellwerk-lean-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) => (source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? leanIcon : null),
};

export default defineConfig(({ command, isSsrBuild }) => {
  // The product is built from the built packages, as any consumer would; only the dev server reads their sources.
  const conditions = command === 'build' ? common : ['@stellwerk/source', ...common];
  return {
    plugins: [leanIcons, react(), tailwindcss()],
    resolve: { conditions: ['browser', ...conditions] },
    // Everything is bundled: the server loads the result as one artefact and needs no React of its own.
    ssr: { noExternal: true, resolve: { conditions: ['node', ...conditions] } },
    build: {
      manifest: !isSsrBuild,
      target: 'es2022',
      assetsInlineLimit: 0,
      // The server links what a first page needs; a browser that knows modules needs no polyfill for the rest.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
      },
      rolldownOptions: {
        // Few files compress better than many: one for the libraries of every page, one for what many pages share.
        output: isSsrBuild
          ? {}
          : {
              codeSplitting: {
                groups: [
                  { name: 'vendor', test: VENDOR, priority: 2 },
                  { name: 'shared', minShareCount: 11, priority: 1, test: NOT_STYLES },
                ],
              },
            },
        // Packages mark client modules for server components; a browser build has nothing to do with the mark.
        onwarn(warning, next) {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') next(warning);
        },
      },
    },
    server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  };
});
