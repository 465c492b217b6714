import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SubmitHandler } from '../shared/submission';
import { LoginForm } from './LoginForm';
import type { LoginValues } from './schemas';

const meta = {
  title: 'Konto/Anmeldung',
  component: LoginForm,
  args: { onSubmit: fn<SubmitHandler<LoginValues>>(async () => null) },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  parameters: { spec: ['AC18'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026');
    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute('href', '/forgot-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'annika.brandt@post.example', password: 'Stellwerk-Demo-2026' }),
    );
  },
};

export const FalschesPasswort: Story = {
  args: { onSubmit: fn<SubmitHandler<LoginValues>>(async () => ({ summary: ['E-Mail oder Passwort ist falsch.'] })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'falsch');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-Mail oder Passwort ist falsch.');
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('annika.brandt@post.example');
  },
};

export const FehlendeAngaben: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(await canvas.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeVisible();
    await expect(canvas.getByLabelText('E-Mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SitzungAbgelaufen: Story = {
  args: { notice: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', defaultEmail: 'annika.brandt@post.example' },
};

export const Dunkel: Story = { ...FalschesPasswort, globals: { theme: 'dark' } };
