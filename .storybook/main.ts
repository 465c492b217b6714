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
