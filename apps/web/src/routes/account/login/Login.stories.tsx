import type { Meta, StoryObj } from '@storybook/react-vite';
import { companyWire, fixtures } from '@stellwerk/domain/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { answers, asked, never, refuse } from '../../../testing/answers';
import { demoUser } from '../../../testing/frame-answers';
import { asDemoUser, asGuest, loginAnswersOf, sessionOf } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import LoginRoute from './route';

const person = demoUser('candidate');

const meta = {
  ...asGuest(loginAnswersOf(person)),
  title: 'Konto/Anmeldeseite',
  args: { at: '/login', pages: { '/login': LoginRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvas: Canvas, password = 'Stellwerk-Demo-2026'): Promise<void> {
  await userEvent.type(canvas.getByLabelText('E-Mail'), 'candidate@demo.example');
  await userEvent.type(canvas.getByLabelText('Passwort'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
}

export const FührtZurück: Story = {
  args: { at: '/login?redirect=%2Fcompany%2F1%2Fdashboard%3Ftab%3Djobs' },
  parameters: { spec: ['AC17', 'AC18', 'AU01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByLabelText('E-Mail')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password');
    await logIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Adresse /company/1/dashboard?tab=jobs' })).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBe(sessionOf(person).token);
    await expect(localStorage.getItem('user_roles')).toBe('["CANDIDATE"]');
    const body = { email: 'candidate@demo.example', password: 'Stellwerk-Demo-2026' };
    await expect(asked('login')).toMatchObject([{ body, authorization: null }]);
  },
};

const companies = fixtures.companies.map((company) => ({ ...companyWire(fixtures, company), role: 'OWNER' as const }));

/** A member of a single company lands there after the login. */
export const InsUnternehmen: Story = {
  name: 'Ins eigene Unternehmen',
  parameters: { spec: ['O10'] },
  beforeEach: ({ msw }) => msw.use(...answers({ myCompanies: () => companies.slice(0, 1) })),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Adresse /company/1/dashboard' })).toBeVisible();
  },
};

/** With several companies, or after a loading error, the own area offers the choice. */
export const MehrereUnternehmen: Story = {
  name: 'Mehrere Unternehmen',
  parameters: { spec: ['O10'] },
  beforeEach: ({ msw }) => msw.use(...answers({ myCompanies: () => companies.slice(0, 2) })),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Adresse /dashboard' })).toBeVisible();
  },
};

export const FremdesZiel: Story = {
  parameters: { spec: ['AC17'] },
  args: { at: `/login?redirect=${encodeURIComponent('/.//evil.example')}` },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Adresse /dashboard' })).toBeVisible();
  },
};

export const FalschesPasswort: Story = {
  parameters: { spec: ['O01'] },
  beforeEach: ({ msw }) => msw.use(...answers({ login: refuse('unauthenticated', 'E-Mail oder Passwort ist falsch.') })),
  play: async ({ canvas }) => {
    await logIn(canvas, 'falsch');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-Mail oder Passwort ist falsch.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('candidate@demo.example');
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const ZuVieleVersuche: Story = {
  beforeEach: ({ msw }) => {
    const message = 'Zu viele Anfragen. Bitte versuchen Sie es in 12 Minuten erneut.';
    msw.use(...answers({ login: refuse('limit', message, { retryAfter: 720 }) }));
  },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Zu viele Anfragen. Bitte versuchen Sie es in 12 Minuten erneut.');
  },
};

export const KeineAntwort: Story = {
  beforeEach: ({ msw }) => msw.use(...answers({ login: () => Response.error() })),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
  },
};

export const SitzungAbgelaufen: Story = {
  parameters: { spec: ['O01'] },
  args: { at: { pathname: '/login', search: '?redirect=%2Fdashboard', state: { notice: 'session-expired' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.')).toBeVisible();
    // The link to the registration keeps the target.
    await expect(canvas.getByRole('form', { name: 'Anmelden' }).closest('section')?.querySelector('a[href^="/register"]')).toHaveAttribute(
      'href',
      '/register?redirect=%2Fdashboard',
    );
  },
};

export const SchonAngemeldet: Story = {
  args: { at: '/login?redirect=%2Fjobs%2F101' },
  beforeEach: asDemoUser('candidate', {}).beforeEach,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Adresse /jobs/101' })).toBeVisible());
    await expect(canvas.queryByLabelText('Passwort')).toBeNull();
  },
};

export const WirdAngemeldet: Story = {
  name: 'Wird angemeldet',
  beforeEach: ({ msw }) => msw.use(...answers({ login: never })),
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('candidate@demo.example');
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
