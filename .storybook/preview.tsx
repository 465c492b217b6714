import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { axeRules } from './a11y-exceptions';
import './camera';
import { letAnimationsRun, waitForDrawing } from './drawn';
import { leaveOut } from './place';
import { mockServer } from './mock-server';
import { theme } from './theme';
import { readableProps } from './docs/prop-docs';
import { keepFocus } from '@stellwerk/design-system/keep-focus';
import { patience } from '@stellwerk/testing/patience';
import './preview.css';
import '../packages/job-templates/src/klassisch/klassisch.css';
import '../packages/job-templates/src/konservativ/konservativ.css';
import '../packages/job-templates/src/modern/modern.css';
import '../packages/screens/src/shell/shell.css';

// Timeout of every `findBy…` and `waitFor` of every story. Their error names the missing element without printing the whole page: printing
// it at every failed attempt took a tenth of the time of all stories (decision 0030).
configure({ asyncUtilTimeout: patience.wait, getElementError: (message) => new Error(message ?? '') });

// Loaded when a documentation page opens, so that no story waits for it.
const DocsPage = lazy(() => import('./docs/DocsPage'));
const Documentation = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [({ argTypes, initialArgs }) => readableProps(argTypes, initialArgs)],
  loaders: [leaveOut, mockServer],
  parameters: {
    // The tests run axe themselves, once for each state (`checks.ts`); this is for the panel of a Storybook.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error', config: { rules: axeRules } },
    layout: 'padded',
    docs: { page: Documentation, theme },
    chromatic: { modes: { hell: { theme: 'light' }, dunkel: { theme: 'dark' } }, prefersReducedMotion: 'reduce' },
    options: {
      storySort: {
        // Screens for approval come first, components last.
        method: 'alphabetical',
        locales: 'de',
        order: [
          'Einführung',
          ['Willkommen', 'Freigaben', 'Fehler'],
          'Öffentlich',
          ['Startseite', 'Stellenliste', 'Stellenanzeige', 'Unternehmensseite'],
          'Bewerbung',
          ['Bewerbungsseite', 'Bestätigung'],
          'Empfehlung',
          'Konto',
          'Unternehmen',
          ['Rahmen', 'Übersicht', 'Bewerbungen', 'Bewerbung', 'Stellenanzeigen', 'Team', 'Nachrichten'],
          'Verwaltung',
          'Mails',
          'Vorlagen',
          ['Vergleich', 'Klassisch', 'Moderne Alternative', 'Konservatives Business'],
          'Formulare',
          'Muster',
          'Bausteine',
          'Grundlagen',
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
  initialGlobals: { theme: 'light', colors: 'own', motion: 'full' },
  beforeAll: waitForDrawing,
  beforeEach: async ({ globals: { colors, motion, viewport } }) => {
    // Every story begins logged out, whatever the previous one has stored.
    localStorage.clear();
    letAnimationsRun();
    // `npm run review` sizes its window as the story needs it.
    await window.storyStart?.({ colors, viewport });
    // Always set in tests: media such as print, left over from an earlier file, must not reach this story.
    if (import.meta.env.MODE === 'test') {
      const { emulate } = await import('@stellwerk/testing/emulate');
      await emulate({ colors, motion });
    }
    // As in the app, for as long as the story is open.
    return keepFocus();
  },
  afterEach: async (story) => {
    if (import.meta.env.MODE !== 'test') return;
    const { check } = await import('./checks');
    await check(story);
  },
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
