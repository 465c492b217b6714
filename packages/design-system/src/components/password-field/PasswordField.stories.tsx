import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Bausteine/Passwortfeld',
  component: PasswordField,
  args: { label: 'Passwort', className: 'sw:max-w-sm' },
  parameters: guide({
    when: ['Ein Passwort eingeben oder neu setzen.'],
    whenNot: ['Für andere Geheimnisse, die man abliest (Codes): `TextField`.'],
    accessibility: [
      'Anzeigen und Verbergen geht mit einer benannten Schaltfläche; Einfügen ist erlaubt.',
      '`autoComplete` sagt Passwortverwaltungen, ob es das alte oder ein neues ist.',
    ],
    keyboard: [
      ['Tab', 'zum Feld, dann zu „Passwort anzeigen“'],
      ['Eingabe, Leertaste', 'auf der Schaltfläche: zeigt oder verbirgt das Passwort'],
    ],
  }),
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
export const Tastatur: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('geheim');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Passwort anzeigen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Passwort verbergen' })).toHaveFocus();
  },
};
export const Gesperrt: Story = { args: { disabled: true } };
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
