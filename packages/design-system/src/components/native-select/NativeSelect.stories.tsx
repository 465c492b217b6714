import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NativeSelect } from './NativeSelect';

const meta = {
  title: 'Bausteine/Auswahl (nativ)',
  component: NativeSelect,
  args: {
    label: 'Standort',
    placeholder: 'Alle Standorte',
    className: 'sw:max-w-sm',
    onChange: fn(),
    options: [
      { value: 'hamburg', label: 'Hamburg' },
      { value: 'koeln', label: 'Köln' },
    ],
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByLabelText('Standort');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Köln');
    await expect(select).toHaveValue('koeln');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const MitFehler: Story = { args: { error: 'Bitte füllen Sie alle Pflichtfelder aus' } };
export const Klein: Story = { args: { size: 'sm', hideLabel: true } };
