import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Bausteine/Passwortfeld',
  component: PasswordField,
  args: { label: 'Passwort', className: 'sw:max-w-sm' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anzeigen: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Passwort');
    await userEvent.type(input, 'Stellwerk-Demo-2026');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort anzeigen' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort verbergen' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('Stellwerk-Demo-2026');
  },
};
export const NeuMitFehler: Story = {
  args: { autoComplete: 'new-password', error: 'Mindestens 12 Zeichen.', hint: 'Keine Regeln zur Zusammensetzung' },
};
