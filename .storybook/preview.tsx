import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import './preview.css';
import '../packages/job-templates/src/klassisch/klassisch.css';
import '../packages/job-templates/src/konservativ/konservativ.css';
import '../packages/job-templates/src/modern/modern.css';

const preview: Preview = {
  loaders: [mswLoader()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Einführung', 'Grundlagen', 'Bausteine', 'Muster', 'Vorlagen', 'Formulare', 'Öffentlich', 'Bewerbung', 'Konto', 'Unternehmen'] } },
  },
  globalTypes: {
    theme: {
      description: 'Farbschema',
      toolbar: { title: 'Farbschema', icon: 'contrast', items: [{ value: 'light', title: 'Hell' }, { value: 'dark', title: 'Dunkel' }], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
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
