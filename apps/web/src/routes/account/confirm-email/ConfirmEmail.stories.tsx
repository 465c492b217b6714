import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import DashboardRoute from '../dashboard/route';
import { calls, candidateAnswers } from '../dashboard/story-answers';
import LoginRoute from '../login/route';
import { asVisitor, errorAnswer } from '../story-head';
import { logInForStory, type StoryApp } from '../../../testing/story-app';
import ConfirmEmailRoute from './route';

const meta = {
  ...asVisitor,
  title: 'Konto/Adresse bestätigen',
  args: { at: '/confirm-email?token=geheim-123', pages: { '/confirm-email': ConfirmEmailRoute, '/login': LoginRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const withDashboard = { '/confirm-email': ConfirmEmailRoute, '/dashboard': DashboardRoute };
const usedText = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
const otherText = 'Dieses Passwort gehört nicht zu dem Konto, das Sie bestätigen möchten.';
const missingText = 'Bitte bestätigen Sie mit dem Passwort dieses Kontos.';
const sent: { bodies: unknown[]; authorization: string | null } = { bodies: [], authorization: null };

/** A server that gives these responses, one after the other, and then succeeds. */
const server = (...answers: (() => Response)[]) => {
  sent.bodies = [];
  sent.authorization = null;
  return http.post(calls.confirm, async ({ request }) => {
    sent.bodies.push(await request.json());
    sent.authorization = request.headers.get('authorization');
    return (answers.shift() ?? (() => HttpResponse.json({ success: true, message: 'Ihre E-Mail-Adresse ist bestätigt.' })))();
  });
};
const atPassword = (message: string) => () =>
  HttpResponse.json({ success: false, message, error: message, fields: [{ name: 'password', message }] }, { status: 400 });

const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Adresse bestätigen' }));

export const MitPasswort: Story = {
  beforeEach: ({ msw }) => msw.use(server(atPassword(otherText))),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
    // Neither opening the page nor an empty form has sent anything.
    await expect(sent.bodies).toEqual([]);
    await userEvent.type(canvas.getByLabelText('Passwort'), 'falsch');
    await press(canvas);
    await expect(await canvas.findByText(otherText)).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Passwort'));
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh');
    await press(canvas);
    await expect(await canvas.findByText('Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.')).toBeVisible();
    await expect(sent).toEqual({
      bodies: [
        { token: 'geheim-123', password: 'falsch' },
        { token: 'geheim-123', password: 'Rotkehlchen singt früh' },
      ],
      authorization: null,
    });
  },
};

export const MitNeuemPasswort: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(server()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ich kenne das Passwort nicht' }));
    await expect(canvas.getByText(/Das Konto wird dann auf allen Geräten abgemeldet/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'ein langer Satz reicht');
    await press(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(sent.bodies).toEqual([{ token: 'geheim-123', newPassword: 'ein langer Satz reicht' }]);
  },
};

export const Angemeldet: Story = {
  parameters: { spec: ['O01'] },
  args: { pages: withDashboard },
  beforeEach: ({ msw }) => {
    msw.use(server(), ...candidateAnswers);
    return logInForStory();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Passwort')).toBeNull();
    await expect(sent.bodies).toEqual([]);
    await press(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible());
    await expect(sent.bodies).toEqual([{ token: 'geheim-123' }]);
    await expect(sent.authorization).toMatch(/^Bearer /);
  },
};

export const MitAnderemKontoAngemeldet: Story = {
  args: { pages: withDashboard },
  beforeEach: ({ msw }) => {
    msw.use(server(atPassword(missingText)), ...candidateAnswers);
    return logInForStory();
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(missingText);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    await expect(sent.bodies).toEqual([{ token: 'geheim-123' }, { token: 'geheim-123', password: 'Rotkehlchen singt früh' }]);
  },
};

export const LinkVerbraucht: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(server(() => errorAnswer(400, usedText))),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Rotkehlchen singt früh{Enter}');
    await expect(await canvas.findByText(usedText)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  },
};

export const KeineAntwort: Story = {
  beforeEach: ({ msw }) => msw.use(server(() => HttpResponse.error())),
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
