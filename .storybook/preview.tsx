import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import './preview.css';
import '../packages/job-templates/src/klassisch/klassisch.css';
import '../packages/job-templates/src/konservativ/konservativ.css';
import '../packages/job-templates/src/modern/modern.css';
import '../apps/web/src/shell/shell.css';

const preview: Preview = {
  loaders: [mswLoader()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Einführung',
          'Grundlagen',
          'Bausteine',
          'Muster',
          'Vorlagen',
          'Formulare',
          'Öffentlich',
          'Bewerbung',
          'Konto',
          'Unternehmen',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Farbschema',
      toolbar: {
        title: 'Farbschema',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Hell' },
          { value: 'dark', title: 'Dunkel' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // `npm run test:full` runs every story in the dark scheme, too.
  initialGlobals: { theme: import.meta.env.VITE_STORY_THEME ?? 'light' },
  // Every story begins as a visitor, whatever the one before has stored.
  beforeEach: () => localStorage.clear(),
  decorators: [
    (Story, context) => {
      document.documentElement.dataset.theme = String(context.globals.theme ?? 'light');
      document.documentElement.lang = 'de';
      document.body.classList.add('sw-page');
      return <Story />;
    },
  ],
};
export default preview;
