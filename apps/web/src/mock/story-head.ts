import type { Meta } from '@storybook/react-vite';
import { StoryApp, visitForStory } from '../testing/story-app';
import { mockHandlers } from './handlers';

/** What the walks through whole routes begin with: a visitor, and a server out of the demo data. For stories only, as everything here. */
export const withDemoServer = {
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(...mockHandlers());
    return visitForStory();
  },
} satisfies Partial<Meta<typeof StoryApp>>;
