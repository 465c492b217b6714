import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

/** Storybook reads every package and the web app from source, so that a story never shows a stale build. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.@(ts|tsx)', '../apps/web/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-docs', 'msw-storybook-addon'],
  staticDirs: ['./public', '../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss()],
      resolve: { conditions: ['@stellwerk/source', 'module', 'browser', 'development|production'] },
      // Found late, these would reload the page in the middle of the first test on a cold cache.
      optimizeDeps: {
        include: [
          'react-hook-form',
          'react-router-dom',
          'swr',
          'idb-keyval',
          'zod/mini',
          'lucide-react',
          'class-variance-authority',
          'react-aria',
          'react-stately',
          '@internationalized/date',
          '@radix-ui/react-dialog',
          '@radix-ui/react-select',
          '@radix-ui/react-tabs',
          '@visx/axis',
          '@visx/group',
          '@visx/scale',
          '@visx/shape',
          '@tiptap/react',
          '@tiptap/starter-kit',
          'msw',
          'msw/http',
          'msw/browser',
          'react-dom/server',
          'html-validate/browser',
        ],
      },
      build: {
        rolldownOptions: {
          // Packages mark client modules for server components; a browser build has nothing to do with the mark.
          onwarn(warning: { code?: string }, next: (warning: unknown) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') next(warning);
          },
        },
      },
    }),
};
export default config;
