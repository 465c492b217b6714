import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const conditions = ['@stellwerk/source', 'module', 'development|production'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['browser', ...conditions] },
  // Everything is bundled: the server loads the result as one artefact and needs no React of its own.
  ssr: { noExternal: true, resolve: { conditions: ['node', ...conditions] } },
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Packages mark client modules for server components; a browser build has nothing to do with the mark.
      onwarn(warning, next) {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') next(warning);
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
}));
