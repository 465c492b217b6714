import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { answers, asked, refuse, refuseOnce } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import { ownPages } from '../story-head';
import type { StoryApp } from '../../../testing/story-app';
import { candidateAnswers, firstAnswer } from './story-answers';

const withdrawn = { ...firstAnswer, status: 'WITHDRAWN', eraseAt: '2027-05-20T09:00:00.000Z' } as const;

const wasAsked = (): boolean => asked('withdrawApplication').length > 0;

const meta = {
  ...asDemoUser('candidate', {
    ...candidateAnswers,
    ownApplications: () => [wasAsked() ? withdrawn : firstAnswer],
    withdrawApplication: () => ({ ...withdrawn, success: true }),
  }),
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

export const Bestätigt: Story = {
  parameters: { spec: ['AC10', 'AC11', 'AC12', 'AC14', 'W35'] },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(asked('withdrawApplication')).toEqual([]);
    await expect(within(dialog).getByText(firstAnswer.jobTitle)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bewerbung zurückziehen' }));
    await gone();
    const banner = canvas.getByText('Ihre Bewerbung wurde erfolgreich zurückgezogen');
    await expect(banner).toBeVisible();
    await expect(banner.closest('[role=status]')).toHaveFocus();
    await expect(canvas.getByRole('article').querySelector('[data-status]')).toHaveTextContent('Zurückgezogen');
    await expect(await canvas.findByText('Ihre Unterlagen werden am 20.05.2027 gelöscht.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Bewerbung zurückziehen: / })).toBeNull();
    await expect(asked('withdrawApplication')).toMatchObject([{ params: { id: String(firstAnswer.id) } }]);
  },
};

export const Abgebrochen: Story = {
  parameters: { spec: ['AC11'] },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    await gone();
    await expect(asked('withdrawApplication')).toEqual([]);
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
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['withdrawApplication'], 500)),
  play: async ({ canvas }) => void (await confirmAndFail(canvas)),
};

export const AblaufNochEinmal: Story = {
  name: 'Ablauf: gescheitert, dann noch einmal',
  beforeEach: ({ msw }) => msw.use(...refuseOnce(['withdrawApplication'], 500)),
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
    msw.use(
      ...answers({
        withdrawApplication: refuse('conflict', 'Eine Bewerbung kann nur zurückgezogen werden, solange sie den Status „Eingereicht“ hat.'),
        ownApplications: () => [{ ...firstAnswer, status: wasAsked() ? 'IN_REVIEW' : 'SUBMITTED' }],
      }),
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
