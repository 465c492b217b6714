import type { Meta } from '@storybook/react-vite';
import type { Canvas } from '@stellwerk/testing/canvas';
import { http } from 'msw/http';
import { userEvent } from 'storybook/test';
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

/** Fills in the form of a new account and sends it. */
export async function register(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
  await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
  await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
  await userEvent.type(canvas.getByLabelText('Passwort'), 'ein langer Satz reicht');
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
}
