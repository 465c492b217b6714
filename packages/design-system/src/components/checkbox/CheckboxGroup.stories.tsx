import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { CheckboxGroup } from './CheckboxGroup';

const people = [
  { value: 'a', label: 'Jana Petersen', hint: 'Personalleitung' },
  { value: 'b', label: 'Deniz Karakaya' },
  { value: 'c', label: 'Olena Kovalenko', disabled: true },
];

const meta = {
  title: 'Bausteine/Kontrollkästchengruppe',
  component: CheckboxGroup,
  args: { label: 'Ansprechpartner', hint: 'Mindestens eine Person', name: 'contacts', options: people, onChange: fn() },
  parameters: guide({
    when: ['Mehreres aus wenigen, die alle zu sehen sein sollen (bis etwa 8).'],
    whenNot: ['Für eines aus mehreren: `RadioGroup`.', 'Für eine einzelne Zustimmung: `Checkbox`.'],
    accessibility: [
      'Die Frage ist der Name der Gruppe und wird beim Eintreten vorgelesen.',
      'Hinweis und Fehler gehören zur Gruppe, ein Fehlerverweis setzt den Fokus auf sie.',
    ],
    keyboard: [
      ['Tab', 'von Kästchen zu Kästchen'],
      ['Leertaste', 'setzt oder löst das Häkchen'],
    ],
  }),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gesteuert: Story = {
  render: function Page(args) {
    const [value, setValue] = useState<string[]>(['b']);
    return <CheckboxGroup {...args} value={value} onChange={(next) => (args.onChange?.(next), setValue(next))} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jana Petersen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'b']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Deniz Karakaya' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['a']);
    await expect(canvas.getByRole('group', { name: 'Ansprechpartner' })).toHaveAccessibleDescription('Mindestens eine Person');
  },
};

export const Tastatur: Story = {
  args: { defaultValue: ['a'] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Jana Petersen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Deniz Karakaya' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Olena Kovalenko' })).not.toHaveFocus();
  },
};

export const MitFehler: Story = {
  name: 'Mit Fehler',
  args: { error: 'Bitte wählen Sie mindestens einen Ansprechpartner aus.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ansprechpartner' })).toHaveAccessibleDescription(
      'Bitte wählen Sie mindestens einen Ansprechpartner aus. Mindestens eine Person',
    );
  },
};
export const EinEintrag: Story = { name: 'Ein Eintrag', args: { options: people.slice(0, 1) } };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    options: [{ value: 'a', label: 'Maximilian von Hohenfels-Schreckenstein', hint: 'Rechtsschutzversicherungsgesellschaftsverbund' }],
  },
};
export const Dunkel: Story = { ...dark, args: { defaultValue: ['a'] } };
export const ErzwungeneFarben: Story = { ...forcedColors, args: { defaultValue: ['a'] } };
export const Fokus: Story = { ...focused };
export const Gesperrt: Story = {
  args: { defaultValue: ['a'], options: people.map((person) => ({ ...person, disabled: true })) },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
export const UnterDemZeiger: Story = { ...hovered };
