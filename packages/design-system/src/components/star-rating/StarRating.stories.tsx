import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StarRating } from './StarRating';

const meta = {
  title: 'Bausteine/Bewertung',
  component: StarRating,
  args: { label: 'Bewertung', value: 0, onChange: fn() },
  render: function Page(args) {
    const [value, setValue] = useState(args.value);
    return <StarRating {...args} value={value} onChange={(next) => (args.onChange?.(next), setValue(next))} />;
  },
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
