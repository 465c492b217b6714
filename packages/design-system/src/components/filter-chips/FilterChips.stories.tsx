import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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
