import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import DashboardRoute from '../dashboard/route';
import { ownAreaAnswers } from '../dashboard/story-answers';
import LoginRoute from '../login/route';
import { answers, asked, refuse, type Answers } from '../../../testing/answers';
import { asDemoUser, asGuest } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import ConfirmEmailRoute from './route';

const confirmed = { success: true, message: 'Ihre E-Mail-Adresse ist bestätigt.' } as const;

const meta = {
  ...asGuest({ confirmEmail: () => confirmed }),
  title: 'Konto/Adresse bestätigen',
  args: { at: '/confirm-email?token=geheim-123', pages: { '/confirm-email': ConfirmEmailRoute, '/login': LoginRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const usedText = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
const otherText = 'Dieses Passwort gehört nicht zu dem Konto, das Sie bestätigen möchten.';
const missingText = 'Bitte bestätigen Sie mit dem Passwort dieses Kontos.';

/** Fails the first confirmation with the given answer; later ones succeed. */
const atFirst = (answer: NonNullable<Answers['confirmEmail']>): Answers => ({
  confirmEmail: (input) => (asked('confirmEmail').length === 1 ? answer(input) : confirmed),
});
const refuseAtPassword = (message: string) => atFirst(refuse('invalid', message, { fields: [{ name: 'password', message }] }));
const loggedIn = (given: Answers): Pick<Story, 'args' | 'beforeEach'> => ({
  args: { pages: { '/confirm-email': ConfirmEmailRoute, '/dashboard': DashboardRoute } },
  beforeEach: asDemoUser('candidate', { ...ownAreaAnswers, ...given }).beforeEach,
});
const bodies = () => asked('confirmEmail').map(({ body }) => body);

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Adresse bestätigen' }));

export const MitPasswort: Story = {
  beforeEach: ({ msw }) => msw.use(...answers(refuseAtPassword(otherText))),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
    // Neither opening the page nor an empty form has sent anything.
    await expect(bodies()).toEqual([]);
    await userEvent.type(canvas.getByLabelText('Passwort'), 'falsch');
    await press(canvas);
    await expect(await canvas.findByText(otherText)).toBeVisible();
    await retype(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh');
    await press(canvas);
    await expect(await canvas.findByText('Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.')).toBeVisible();
    await expect(asked('confirmEmail')).toMatchObject([
      { body: { token: 'geheim-123', password: 'falsch' }, authorization: null },
      { body: { token: 'geheim-123', password: 'Rotkehlchen singt früh' }, authorization: null },
    ]);
  },
};

export const MitNeuemPasswort: Story = {
  parameters: { spec: ['O01'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ich kenne das Passwort nicht' }));
    await expect(canvas.getByText(/Das Konto wird dann auf allen Geräten abgemeldet/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'ein langer Satz reicht');
    await press(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(bodies()).toEqual([{ token: 'geheim-123', newPassword: 'ein langer Satz reicht' }]);
  },
};

export const Angemeldet: Story = {
  parameters: { spec: ['O01'] },
  ...loggedIn({ confirmEmail: () => confirmed }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Passwort')).toBeNull();
    await expect(bodies()).toEqual([]);
    await press(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible());
    await expect(asked('confirmEmail')).toMatchObject([
      { body: { token: 'geheim-123' }, authorization: expect.stringMatching(/^Bearer /) },
    ]);
  },
};

export const MitAnderemKontoAngemeldet: Story = {
  ...loggedIn(refuseAtPassword(missingText)),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(missingText);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    await expect(bodies()).toEqual([{ token: 'geheim-123' }, { token: 'geheim-123', password: 'Rotkehlchen singt früh' }]);
  },
};

export const LinkVerbraucht: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(...answers({ confirmEmail: refuse('invalid', usedText) })),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh{Enter}');
    await expect(await canvas.findByText(usedText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
};

export const KeineAntwort: Story = {
  beforeEach: ({ msw }) => msw.use(...answers(atFirst(() => Response.error()))),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
    await press(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  },
};

export const LinkUnvollständig: Story = {
  args: { at: '/confirm-email' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
