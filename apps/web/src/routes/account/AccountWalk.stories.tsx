import { generalMessages } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { fixtures } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import LoginRoute from './login/route';
import DashboardRoute from './dashboard/route';
import RegisterRoute from './register/route';
import CompanyDashboardRoute from '../company/dashboard/route';
import { companyAnswersFor } from '../company/dashboard/story-answers';
import { asGuest, loginAnswersOf } from '../../testing/demo-user';
import { answers } from '../../testing/answers';
import type { StoryApp } from '../../testing/story-app';
import { ownAreaAnswers } from './dashboard/story-answers';
import { newAccountAnswers, register } from './story-head';

const pages = {
  '/login': LoginRoute,
  '/register': RegisterRoute,
  '/dashboard': DashboardRoute,
  '/company/:companyId/dashboard': CompanyDashboardRoute,
};

const meta = {
  title: 'Konto/Abläufe mit Beispieldaten',
  ...asGuest(ownAreaAnswers),
  args: { at: '/login', pages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(canvas: Canvas, email: string): Promise<void> {
  await userEvent.type(canvas.getByLabelText('E-Mail'), email);
  await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026');
  await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
}

const loginAs = (name: string) => answers(loginAnswersOf(given(fixtures.users.find(({ email }) => email === `${name}@demo.example`))));

export const Kandidatin: Story = {
  beforeEach: ({ msw }) => msw.use(...loginAs('candidate')),
  play: async ({ canvas }) => {
    await logIn(canvas, 'candidate@demo.example');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Amelie Thorwald – Übersicht' })).toBeVisible();
    // The section is rendered again when the companies are loaded: elements found before may be gone.
    await waitFor(() => expect(canvas.getAllByText(/^Weserbund Versicherungen AG/)[0]).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Meine Bewerbungen' })).toBeVisible());
  },
};

export const Inhaberin: Story = {
  args: { at: '/login?redirect=%2Fcompany%2F1%2Fdashboard%3Ftab%3Dapplications' },
  beforeEach: ({ msw }) => msw.use(...loginAs('owner'), ...answers(companyAnswersFor('OWNER'))),
  play: async ({ canvas }) => {
    await logIn(canvas, 'owner@demo.example');
    await expect(await canvas.findByRole('heading', { name: 'Bewerbungen' })).toBeVisible();
    // Once in the table, once for the narrow view.
    await expect((await canvas.findAllByText('Swantje Diercks')).length).toBeGreaterThan(0);
  },
};

export const FremdesUnternehmen: Story = {
  args: { at: '/login?redirect=%2Fcompany%2F1%2Fdashboard%3Ftab%3Dapplications' },
  beforeEach: ({ msw }) => {
    const company = () => {
      throw new CallError('forbidden', generalMessages.forbidden);
    };
    msw.use(...loginAs('owner2'), ...answers({ company }));
  },
  play: async ({ canvas }) => {
    await logIn(canvas, 'owner2@demo.example');
    await expect(await canvas.findByText('Authentifizierungsfehler')).toBeVisible();
    await expect(canvas.queryByText('Swantje Diercks')).toBeNull();
  },
};

export const NeuesKonto: Story = {
  beforeEach: ({ msw }) => msw.use(...answers(newAccountAnswers)),
  args: { at: '/register?redirect=%2Fdashboard%3Ftab%3Dprofile' },
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText('Ihre E-Mail-Adresse ist noch nicht bestätigt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'E-Mail erneut senden' }));
    await expect(await canvas.findByText(/eine neue E-Mail an annika.brandt@post.example geschickt/)).toBeVisible();
  },
};
