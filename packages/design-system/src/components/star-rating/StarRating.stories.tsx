import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hoveredAt, narrow } from '@stellwerk/testing/stories';
import { StarRating } from './StarRating';

const meta = {
  title: 'Bausteine/Bewertung',
  component: StarRating,
  args: { label: 'Bewertung', value: 0, onChange: fn() },
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return <StarRating {...args} value={value} onChange={(next) => (args.onChange?.(next), setValue(next))} />;
  },
  parameters: guide({
    when: ['Eine Bewertung von 1 bis 5 geben oder zeigen.'],
    whenNot: ['Für Ja und Nein oder genaue Zahlen.'],
    accessibility: [
      'Eine Gruppe von Optionsfeldern mit Namen („4 Sterne“); die Zahl steht als Wort daneben.',
      'Gefüllt und leer unterscheiden sich durch die Fläche, nicht allein durch Farbe.',
      'Jeder Stern ist 32 × 32 px groß.',
    ],
    keyboard: [
      ['Tab', 'zur Bewertung, beim nächsten Mal hinaus'],
      ['Pfeil nach rechts, nach unten', 'ein Stern mehr'],
      ['Pfeil nach links, nach oben', 'ein Stern weniger'],
      ['Leertaste', 'wählt den Stern mit dem Fokus'],
    ],
  }),
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Klick: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nicht bewertet')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4 Sterne' }));
    await expect(args.onChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByText('4 von 5')).toBeVisible();
  },
};
export const Tastatur: Story = {
  args: { value: 2 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Bewertung' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2 Sterne' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3 Sterne' })).toBeChecked();
  },
};
export const NurLesen: Story = {
  args: { value: 4, readOnly: true, hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('4 von 5')).toBeVisible();
  },
};
export const Dunkel: Story = { args: { value: 3 }, globals: { theme: 'dark' } };
export const Gesperrt: Story = {
  args: { value: 3, disabled: true },
  play: async ({ args, canvas }) => {
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const TastaturZurück: Story = {
  name: 'Tastatur zurück',
  args: { value: 1 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const MitFehler: Story = {
  name: 'Mit Fehler',
  args: { error: 'Bitte geben Sie eine Bewertung ab.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Bewertung' });
    await expect(group).toHaveAccessibleDescription('Bitte geben Sie eine Bewertung ab.');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};
export const UnterDemZeiger: Story = { ...hoveredAt((root) => root.querySelectorAll('.sw-star')[2] ?? root) };
