import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { StatusMark } from '../status-mark';
import { FilterChips } from './FilterChips';

const meta = {
  title: 'Bausteine/Filter',
  component: FilterChips<string>,
  args: {
    label: 'Status',
    value: 'alle',
    onChange: fn(),
    options: [
      { value: 'alle', label: 'Alle', count: 1214 },
      { value: 'neu', label: 'Neu', count: 23, mark: <StatusMark stage="new" tone="info" /> },
      { value: 'interview', label: 'Interview', count: 18, mark: <StatusMark stage="threeQuarters" tone="signal" /> },
      { value: 'abgelehnt', label: 'Abgelehnt', count: 0, mark: <StatusMark stage="stopped" tone="stop" /> },
    ],
  },
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return <FilterChips {...args} value={value} onChange={(next) => (args.onChange(next), setValue(next))} />;
  },
  parameters: guide({
    when: ['Eine Liste nach einem von wenigen Merkmalen einschränken, mit der Zahl der Treffer.'],
    whenNot: ['Für Ansichten mit eigener Adresse: `TabNav`.', 'Für viele Werte: `Select` oder `ComboBox`.'],
    accessibility: [
      'Eine benannte Gruppe; `aria-pressed` sagt, was gewählt ist.',
      'Gewählt ist gefüllt und bleibt es auch mit erzwungenen Farben.',
    ],
    keyboard: [
      ['Tab', 'von Filter zu Filter'],
      ['Eingabe, Leertaste', 'wählt ihn'],
    ],
  }),
} satisfies Meta<typeof FilterChips<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Umschalten: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Alle/ })).toHaveTextContent('1.214');
    await userEvent.click(canvas.getByRole('button', { name: /Interview/ }));
    await expect(args.onChange).toHaveBeenCalledWith('interview');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Interview');
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const EinFilter: Story = { name: 'Ein Filter', args: { options: [{ value: 'alle', label: 'Alle', count: 0 }] } };
export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Neu/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('neu');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Neu');
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: {
    options: [
      { value: 'alle', label: 'Alle', count: 1203 },
      { value: 'a', label: 'Rechtsschutzversicherungen', count: 300 },
      { value: 'b', label: 'Zum Vorstellungsgespräch geladen', count: 3 },
    ],
  },
};
