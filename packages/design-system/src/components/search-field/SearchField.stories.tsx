import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { SearchField } from './SearchField';

const meta = {
  title: 'Bausteine/Suchfeld',
  component: SearchField,
  args: { label: 'Suche', value: '', onChange: fn(), placeholder: 'Name oder Stelle', className: 'sw:max-w-sm' },
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={(next) => (args.onChange(next), setValue(next))} />;
  },
  parameters: guide({
    when: ['Eine Liste durch Tippen einschränken.'],
    whenNot: ['Für eine Wahl aus bekannten Einträgen: `ComboBox`.'],
    accessibility: ['Rolle `searchbox` mit Beschriftung; `placeholder` ersetzt sie nicht.', 'Leeren gibt den Fokus ins Feld zurück.'],
    keyboard: [
      ['Tab', 'zum Feld, dann zu „Suche leeren“'],
      ['Escape', 'leert das Feld'],
    ],
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leeren: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Suche' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'Hamburg');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hamburg');
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
export const Gefüllt: Story = { args: { value: 'Rechtsschutzversicherungsgesellschaften' } };
export const Tastatur: Story = {
  args: { value: 'Hamburg' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Suche' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Suche leeren' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
export const Gesperrt: Story = {
  args: { value: 'Hamburg', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const MitFehler: Story = { name: 'Mit Fehler', args: { error: 'Bitte geben Sie mindestens zwei Zeichen ein.' } };
export const Dunkel: Story = { ...dark };
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
