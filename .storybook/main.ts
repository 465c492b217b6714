import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import type { Indexer } from 'storybook/internal/types';
import { mergeConfig, type UserConfig } from 'vite';
import { withCode } from './parts/indexer.ts';
import { parts, steadyIds } from './parts/plugin.ts';
import { withSearchTexts } from './parts/search-texts.ts';
import { readReviews } from './review/files.ts';
import { withReview } from './review/indexer.ts';
import { approvals } from './review/plugin.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests need the index only for the list of files: parsing all of them before the first test is skipped. */
const filesAlone: Indexer = {
  test: /\.stories\.tsx?$/,
  createIndex: (file) => Promise.resolve([{ type: 'story', importPath: file, title: file, exportName: 'Default' }]),
};

/** Storybook records every call of `expect`, queries and `userEvent`, with the text of all elements among its arguments, for a panel. */
const unwatched = '<script>window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (calls) => calls };</script>';

/** Documentation without the source of each story as it stands in its file: `parts/` writes the code that a consumer can copy. */
const docs = { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableSource: true } } };

/** React's production build, without the checks and warnings for development. */
const production: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } } },
};

/** The file that `manager-head.html` names. */
const typeface = 'ibm-plex-sans-latin-wght-normal.woff2';

/** A part of the configuration that Storybook's types leave out. */
interface Index {
  readonly storyIndexGenerator: <Kind extends Parameters<typeof withSearchTexts>[0]>(generator: Promise<Kind> | Kind) => Promise<Kind>;
}

/** Storybook reads every package and the web app from source, so that a story never shows a stale build. */
const config: StorybookConfig & Index = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.@(ts|tsx)', '../apps/web/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-vitest', 'msw-storybook-addon', ...(process.env.VITEST ? [] : ['@storybook/addon-a11y', docs])],
  staticDirs: [
    './public',
    '../apps/web/public',
    // Storybook's manager is not bundled with the stories and needs a URL for the typeface.
    { from: join('../node_modules/@fontsource-variable/ibm-plex-sans/files', typeface), to: `/fonts/${typeface}` },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  docs: { defaultName: 'Dokumentation' },
  previewHead: (head = '') => (process.env.VITEST ? head + unwatched : head),
  experimental_indexers: (indexers = []) =>
    process.env.VITEST
      ? [filesAlone]
      : indexers.map((indexer) =>
          withCode(
            withReview(indexer, () => readReviews(root)),
            root,
          ),
        ),
  storyIndexGenerator: async (generator) => withSearchTexts(await generator, root),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(mergeConfig(base, process.env.VITEST ? production : {}), {
      plugins: [tailwindcss(), approvals(), parts(root), ...(process.env.VITEST ? [] : [steadyIds()])],
      resolve: { conditions: ['@stellwerk/source', 'module', 'browser', 'development|production'] },
      // Discovered late, these would reload the page in the middle of the first test on a cold cache.
      optimizeDeps: {
        include: [
          '@internationalized/date',
          '@radix-ui/react-dialog',
          '@radix-ui/react-select',
          '@radix-ui/react-tabs',
          '@tiptap/react',
          '@tiptap/starter-kit',
          '@visx/group',
          '@visx/scale',
          '@visx/shape',
          'axe-core',
          'class-variance-authority',
          'hono/html',
          'html-validate/browser',
          'idb-keyval',
          'lucide-react',
          'msw',
          'msw/browser',
          'msw/http',
          'react-dom',
          'react-dom/server',
          'react-hook-form',
          'react-router-dom',
          'react/jsx-runtime',
          'scheduler',
          'swr',
          'zod/mini',
          'react-aria/I18nProvider',
          'react-aria/Overlay',
          'react-aria/mergeProps',
          'react-aria/useButton',
          'react-aria/useCalendar',
          'react-aria/useComboBox',
          'react-aria/useDateField',
          'react-aria/useDatePicker',
          'react-aria/useDateRangePicker',
          'react-aria/useDialog',
          'react-aria/useListBox',
          'react-aria/useMenu',
          'react-aria/useNumberField',
          'react-aria/useOverlayPosition',
          'react-aria/usePopover',
          'react-aria/useRadioGroup',
          'react-aria/useRangeCalendar',
          'react-aria/useTooltipTrigger',
          'react-stately/Item',
          'react-stately/useCalendarState',
          'react-stately/useComboBoxState',
          'react-stately/useDateFieldState',
          'react-stately/useDatePickerState',
          'react-stately/useDateRangePickerState',
          'react-stately/useMenuTriggerState',
          'react-stately/useNumberFieldState',
          'react-stately/useRadioGroupState',
          'react-stately/useRangeCalendarState',
          'react-stately/useTooltipTriggerState',
          'react-stately/useTreeState',
        ],
      },
      build: {
        rolldownOptions: {
          // Packages mark client modules for server components; a browser build ignores the mark.
          onwarn(warning: { code?: string }, next: (warning: unknown) => void) {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') next(warning);
          },
        },
      },
    }),
};
export default config;
