import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { asCandidate, ownPages, errorAnswer } from '../story-head';
import type { StoryApp } from '../../../testing/story-app';
import { calls, ownAnswer } from './story-answers';

const meta = {
  ...asCandidate,
  title: 'Konto/Bewerbung zurückziehen',
  args: { at: '/dashboard', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = 'Möchten Sie Ihre Bewerbung wirklich zurückziehen? Das kann nicht rückgängig gemacht werden.';

async function ask(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Bewerbung zurückziehen: / }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Bewerbung zurückziehen' });
  await expect(dialog).toHaveAccessibleDescription(QUESTION);
  return dialog;
}

const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** A server with one application that can be withdrawn, and its received calls. */
const server = { withdrawn: false, calls: 0 };

export const Bestätigt: Story = {
  parameters: { spec: ['AC10', 'AC11', 'AC12', 'AC14', 'W35'] },
  beforeEach: ({ msw }) => {
    Object.assign(server, { withdrawn: false, calls: 0 });
    msw.use(
      http.get(calls.applications, () =>
        HttpResponse.json([{ ...ownAnswer[0], ...(server.withdrawn ? { status: 'WITHDRAWN', eraseAt: '2027-05-20T09:00:00.000Z' } : {}) }]),
      ),
      http.post(calls.withdraw, ({ params }) => {
        server.calls += 1;
        server.withdrawn = params.id === String(ownAnswer[0]?.id);
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(server.calls).toBe(0);
    await expect(within(dialog).getByText(given(ownAnswer[0]).jobTitle)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewerbung zurückziehen' }));
    await gone();
    const banner = canvas.getByText('Ihre Bewerbung wurde erfolgreich zurückgezogen');
    await expect(banner).toBeVisible();
    await expect(banner.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('article').querySelector('[data-status]')).toHaveTextContent('Zurückgezogen');
    await expect(await canvas.findByText('Ihre Unterlagen werden am 20.05.2027 gelöscht.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Bewerbung zurückziehen: / })).toBeNull();
    await expect(server.calls).toBe(1);
  },
};

export const Abgebrochen: Story = {
  parameters: { spec: ['AC11'] },
  beforeEach: ({ msw }) => {
    server.calls = 0;
    msw.use(
      http.post(calls.withdraw, () => {
        server.calls += 1;
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    await gone();
    await expect(server.calls).toBe(0);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Bewerbung zurückziehen: / })).toHaveFocus());
  },
};

const FAILED = 'Beim Zurückziehen der Bewerbung ist ein Fehler aufgetreten';

async function confirmAndFail(canvas: Canvas): Promise<HTMLElement> {
  const yes = within(await ask(canvas)).getByRole('button', { name: 'Bewerbung zurückziehen' });
  await userEvent.click(yes);
  await expect(await screen.findByText(FAILED)).toBeVisible();
  return yes;
}

export const Frage: Story = { parameters: { spec: ['AC11'] }, play: async ({ canvas }) => void (await ask(canvas)) };

export const Gescheitert: Story = {
  parameters: { spec: ['AC15'] },
  beforeEach: ({ msw }) => msw.use(http.post(calls.withdraw, () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => void (await confirmAndFail(canvas)),
};

export const AblaufNochEinmal: Story = {
  name: 'Ablauf: gescheitert, dann noch einmal',
  beforeEach: ({ msw }) => {
    const server = { withdrawn: false, tries: 0 };
    msw.use(
      http.get(calls.applications, () => HttpResponse.json([{ ...ownAnswer[0], ...(server.withdrawn && { status: 'WITHDRAWN' }) }])),
      http.post(calls.withdraw, () => {
        server.tries += 1;
        server.withdrawn = server.tries > 1;
        return server.withdrawn ? HttpResponse.json({ success: true }) : HttpResponse.json({}, { status: 500 });
      }),
    );
  },
  play: async ({ canvas }) => {
    // The dialog stays open for another attempt.
    await userEvent.click(await confirmAndFail(canvas));
    await gone();
    await expect(await canvas.findByText('Ihre Bewerbung wurde erfolgreich zurückgezogen')).toBeInTheDocument();
    await expect(canvas.getByRole('article').querySelector('[data-status]')).toHaveTextContent('Zurückgezogen');
  },
};

export const FrageTelefon: Story = { ...Frage, name: 'Telefon, Frage', globals: { viewport: { value: 'mobile1' } } };

export const UnternehmenWarSchneller: Story = {
  beforeEach: ({ msw }) => {
    const reason = 'Eine Bewerbung kann nur zurückgezogen werden, solange sie den Status „Eingereicht“ hat.';
    let asked = false;
    msw.use(
      http.post(calls.withdraw, () => {
        asked = true;
        return errorAnswer(409, reason);
      }),
      http.get(calls.applications, () => HttpResponse.json([{ ...ownAnswer[0], status: asked ? 'IN_REVIEW' : 'SUBMITTED' }])),
    );
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewerbung zurückziehen' }));
    await expect(await within(dialog).findByText(/solange sie den Status „Eingereicht“ hat/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    await gone();
    await waitFor(() => expect(canvas.getByRole('article').querySelector('[data-status]')).toHaveTextContent('In Prüfung'));
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' }, play: async ({ canvas }) => void (await ask(canvas)) };
