import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { TextField } from './TextField';

const meta = {
  title: 'Bausteine/Textfeld',
  component: TextField,
  args: { label: 'Vorname', name: 'firstName', onChange: fn(), className: 'sw:max-w-sm' },
  parameters: guide({
    when: ['Eine Zeile Text: Name, Adresse, Suche.'],
    whenNot: [
      'Zahlen zum Ändern: `NumberField`; Passwörter: `PasswordField`; mehrere Zeilen: `TextArea`; eine Wahl: `NativeSelect`, `Select`, `ComboBox`.',
    ],
    accessibility: [
      'Die Beschriftung steht immer über dem Feld; `placeholder` ersetzt sie nicht.',
      'Fehler stehen als Wort mit Zeichen da und werden mit dem Feld vorgelesen.',
      '`autoComplete` und `inputMode` setzen, damit Geräte helfen.',
    ],
    keyboard: [['Tab', 'zum Feld']],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Vorname');
    await userEvent.type(input, 'Annika');
    await expect(input).toHaveValue('Annika');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(input).toHaveAttribute('aria-invalid', 'false');
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const FreiwilligMitHinweis: Story = {
  args: { label: 'Gehalt', optional: true, hint: 'z. B. 60.000 bis 70.000 € im Jahr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Gehalt (optional)')).toHaveAccessibleDescription('z. B. 60.000 bis 70.000 € im Jahr');
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte geben Sie Ihren Vornamen an.', hint: 'Wie im Lebenslauf' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Vorname');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Bitte geben Sie Ihren Vornamen an. Wie im Lebenslauf');
  },
};

export const MitSymbol: Story = { args: { label: 'Suche', icon: Search, placeholder: 'Name oder Stelle', type: 'search' } };
export const NurLesen: Story = { args: { readOnly: true, defaultValue: 'Annika', hint: 'Aus Ihrem Profil' } };
export const Gesperrt: Story = { args: { disabled: true, defaultValue: 'Annika' } };
export const LangesWort: Story = { args: { defaultValue: 'Rechtsschutzversicherungsgesellschaften Donaudampfschifffahrtskapitän' } };
export const Dunkel: Story = { ...MitFehler, globals: { theme: 'dark' } };

export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
