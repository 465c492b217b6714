import type { Canvas } from '@stellwerk/testing/canvas';
import { userEvent } from 'storybook/test';
import type { Answers } from '../../testing/answers';
import { asDemoUser, loginAnswersOf } from '../../testing/demo-user';
import { profileWire } from '../../testing/frame-answers';
import { candidate, candidateAnswers } from './dashboard/story-answers';
import DashboardRoute from './dashboard/route';
import LoginRoute from './login/route';

/** The demo candidate, logged in, with applications and without a company. */
export const asCandidate = asDemoUser('candidate', candidateAnswers);

/** The own area and the login to which it redirects. */
export const ownPages = { '/dashboard': DashboardRoute, '/login': LoginRoute };

const EMAIL = 'annika.brandt@post.example';
const annika = { ...candidate, id: 99, firstName: 'Annika', lastName: 'Brandt', email: EMAIL };

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
