import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import ForgotPasswordRoute from '../forgot-password/route';
import { answers, asked, never, refuse, type Answers } from '../../../testing/answers';
import { asDemoUser, asGuest } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import ResetPasswordRoute from './route';

const passwordAnswers: Answers = { forgotPassword: () => ({ success: true }), resetPassword: () => ({ success: true }) };

const meta = {
  ...asGuest(passwordAnswers),
  title: 'Konto/Passwortseiten',
  args: { at: '/forgot-password', pages: { '/forgot-password': ForgotPasswordRoute, '/reset-password': ResetPasswordRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkAnfordern: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Link anfordern' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs.');
    await expect(asked('forgotPassword').map(({ body }) => body)).toEqual([{ email: 'annika.brandt@post.example' }]);
  },
};

export const NeuesPasswort: Story = {
  parameters: { spec: ['O01'] },
  args: { at: '/reset-password?token=geheim-123' },
  beforeEach: asDemoUser('candidate', passwordAnswers).beforeEach,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'ein langer Satz reicht');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort speichern' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ihr Passwort wurde geändert.');
    await expect(canvas.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
    await expect(asked('resetPassword').map(({ body }) => body)).toEqual([{ token: 'geheim-123', password: 'ein langer Satz reicht' }]);
    // Every session of the account has ended, including the one in this browser.
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

export const LinkVerbraucht: Story = {
  parameters: { spec: ['O01'] },
  args: { at: '/reset-password?token=alt' },
  beforeEach: ({ msw }) => {
    const message = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
    msw.use(...answers({ resetPassword: refuse('invalid', message) }));
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'ein langer Satz reicht');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen oder wurde bereits verwendet.');
    await expect(canvas.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/forgot-password');
  },
};

export const LinkUnvollständig: Story = {
  args: { at: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Link ist unvollständig')).toBeVisible();
    await expect(canvas.queryByLabelText('Neues Passwort')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Neuen Link anfordern' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
  },
};

export const WirdGesendet: Story = {
  name: 'Link wird angefordert',
  beforeEach: ({ msw }) => msw.use(...answers({ forgotPassword: never })),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Link anfordern' }));
    await expect(await canvas.findByRole('button', { busy: true })).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const TelefonNeuesPasswort: Story = {
  name: 'Telefon, neues Passwort',
  args: { at: '/reset-password?token=geheim-123' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Dunkel: Story = { args: { at: '/reset-password?token=geheim-123' }, globals: { theme: 'dark' } };
