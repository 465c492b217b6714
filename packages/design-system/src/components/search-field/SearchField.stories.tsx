import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Bausteine/Suchfeld',
  component: SearchField,
  args: { label: 'Suche', value: '', onChange: fn(), placeholder: 'Name oder Stelle', className: 'sw:max-w-sm' },
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={(next) => (args.onChange(next), setValue(next))} />;
  },
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
