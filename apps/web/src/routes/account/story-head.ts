import { fixtures } from '@stellwerk/domain/fixtures';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import type { Meta } from '@storybook/react-vite';
import { HttpResponse } from 'msw/http';
import { userEvent } from 'storybook/test';
import type { Answers } from '../../testing/answers';
import { loginAnswersOf, profileWire } from '../../testing/demo-user';
import { candidateAnswers } from './dashboard/story-answers';
import DashboardRoute from './dashboard/route';
import LoginRoute from './login/route';
import { logInForStory, StoryApp, visitForStory } from '../../testing/story-app';

const routes = { component: StoryApp, parameters: { layout: 'fullscreen' } } satisfies Partial<Meta<typeof StoryApp>>;

/** A visitor without a session. */
export const asVisitor = { ...routes, beforeEach: () => visitForStory() } satisfies Partial<Meta<typeof StoryApp>>;

/** The demo candidate, logged in, with applications and without a company. */
export const asCandidate = {
  ...routes,
  beforeEach: ({ msw }) => {
    msw.use(...candidateAnswers);
    return logInForStory();
  },
} satisfies Partial<Meta<typeof StoryApp>>;

/** The own area and the login to which it redirects. */
export const ownPages = { '/dashboard': DashboardRoute, '/login': LoginRoute };

/** An error response of the server (decisions, rule 17). */
export const errorAnswer = (status: number, message: string, field?: string) =>
  HttpResponse.json(
    { success: false, message, error: message, ...(field !== undefined && { fields: [{ name: field, message }] }) },
    { status },
  );

const EMAIL = 'annika.brandt@post.example';
const annika = { ...given(fixtures.users.find(({ id }) => id === 5)), id: 99, firstName: 'Annika', lastName: 'Brandt', email: EMAIL };

/** Responses to a new account with an unconfirmed email address. */
export const newAccountAnswers = {
  ...loginAnswersOf(annika),
  profile: () => ({ ...profileWire(annika), emailConfirmed: false }),
  resendConfirmation: () => ({ success: true, message: '' }),
} satisfies Answers;

/** Fills in the form of a new account and sends it. */
export async function register(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Vorname'), annika.firstName);
  await userEvent.type(canvas.getByLabelText('Nachname'), annika.lastName);
  await userEvent.type(canvas.getByLabelText('E-Mail'), annika.email);
  await userEvent.type(canvas.getByLabelText('Passwort'), 'ein langer Satz reicht');
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
}
