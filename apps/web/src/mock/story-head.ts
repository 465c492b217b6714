import type { Meta } from '@storybook/react-vite';
import { http } from 'msw/http';
import { login } from '../data/auth/account';
import { storeSession } from '../data/session-change';
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

/** What a story has asked the server for, in order: a screen says 'saved' as well when its route has wired nothing behind it. */
export const asked: string[] = [];

const note = http.all('*/api/*', ({ request }) => {
  asked.push(`${request.method} ${new URL(request.url).pathname}`);
});

/** The same for somebody of the demo who is logged in. */
export const asDemoUser = (name: 'admin' | 'candidate' | 'owner' | 'recruiter') =>
  ({
    ...withDemoServer,
    beforeEach: async ({ msw }) => {
      msw.use(note, ...mockHandlers());
      const undo = visitForStory();
      storeSession(await login({ email: `${name}@demo.example`, password: 'Stellwerk-Demo-2026' }));
      asked.length = 0;
      return undo;
    },
  }) satisfies Partial<Meta<typeof StoryApp>>;
