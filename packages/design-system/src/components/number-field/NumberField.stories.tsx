import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { NumberField } from './NumberField';

const meta = {
  title: 'Bausteine/Zahlenfeld',
  component: NumberField,
  args: { label: 'Offene Plätze', name: 'seats', onChange: fn(), className: 'sw:max-w-60' },
  parameters: guide({
    when: ['Eine Zahl, die man um einen Schritt ändert: Plätze, Wochenstunden, Gehalt.'],
    whenNot: ['Für Ziffern, die keine Menge sind (Postleitzahl, Telefonnummer): `TextField` mit `inputMode="numeric"`.'],
    accessibility: [
      'Die Schaltflächen tragen den Namen des Feldes („Offene Plätze erhöhen“) und liegen nicht im Weg der Tabulatortaste: die Pfeiltasten tun dasselbe.',
      'Der neue Wert wird angesagt; Grenzen sperren die Schaltflächen.',
    ],
    keyboard: [
      ['Pfeil nach oben, nach unten', 'ein Schritt mehr, weniger'],
      ['Pos1, Ende', 'kleinste, größte Zahl'],
      ['Eingabe, Verlassen', 'übernimmt die getippte Zahl, auf den Schritt gerundet'],
    ],
  }),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tastatur: Story = {
  args: { defaultValue: 9, min: 1, max: 10 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Offene Plätze' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveValue('1');
  },
};

export const Schaltflächen: Story = {
  args: { defaultValue: 2, min: 1, max: 3 },
  play: async ({ args, canvas, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'Offene Plätze erhöhen' });
    const less = canvas.getByRole('button', { name: 'Offene Plätze verringern' });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(more).toBeDisabled();
    await userEvent.click(less);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(more).toBeEnabled();
    await expect(canvasElement.querySelector('input[name="seats"]')).toHaveValue('2');
  },
};

export const DeutscheForm: Story = {
  args: {
    label: 'Jahresgehalt',
    name: 'salary',
    step: 500,
    min: 0,
    format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Jahresgehalt' });
    await userEvent.type(input, '62.345');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(62_500);
    await expect(input).toHaveValue('62.500\u00a0€');
    await expect(canvasElement.querySelector('input[name="salary"]')).toHaveValue('62500');
  },
};

export const Kommazahl: Story = {
  args: { label: 'Wochenstunden', name: 'hours', step: 0.5, min: 0, max: 40 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wochenstunden' }), '38,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(38.5);
  },
};

export const Leeren: Story = {
  render: function Page(args) {
    const [value, setValue] = useState<number | null>(4);
    return <NumberField {...args} value={value} onChange={(next) => (args.onChange?.(next), setValue(next))} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Offene Plätze' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelector('input[name="seats"]')).toHaveValue('');
  },
};

export const MitFehler: Story = {
  args: { error: 'Bitte geben Sie mindestens einen Platz an.', hint: 'Höchstens 99', defaultValue: 0 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Offene Plätze' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Bitte geben Sie mindestens einen Platz an. Höchstens 99');
  },
};

export const Gesperrt: Story = {
  args: { disabled: true, defaultValue: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
export const NurLesen: Story = { args: { readOnly: true, defaultValue: 3 } };
export const LangesWortKlein: Story = {
  args: { label: 'Rechtsschutzversicherungsgesellschaftsstandorte', optional: true, size: 'sm', defaultValue: 1_234_567 },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <NumberField {...args} />
    </div>
  ),
};
export const Dunkel: Story = { ...MitFehler, globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const Telefon: Story = { ...narrow };
