import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion } from './Accordion';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Bausteine/Aufklappen',
  component: Disclosure,
  args: { summary: 'Amelie Thorwald', children: <p>Eingegangen am 20.11.2026</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const VonSelbst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Amelie Thorwald'));
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).toBeVisible();
    await userEvent.click(canvas.getByText('Amelie Thorwald'));
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).not.toBeVisible();
  },
};

export const Gesteuert: Story = {
  args: { open: false, onOpenChange: fn() },
  render: function Page(args) {
    const [open, setOpen] = useState(args.open);
    return <Disclosure {...args} open={open} onOpenChange={(next) => (args.onOpenChange?.(next), setOpen(next))} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Amelie Thorwald'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).toBeVisible();
    await userEvent.click(canvas.getByText('Amelie Thorwald'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).not.toBeVisible();
  },
};

export const NurEines: Story = {
  render: () => (
    <Accordion
      exclusive
      items={[
        { key: 'a', summary: 'Wie bewerbe ich mich?', content: <p>Über die Schaltfläche in der Stellenanzeige.</p> },
        { key: 'b', summary: 'Wer sieht meine Daten?', content: <p>Nur das Unternehmen, bei dem Sie sich bewerben.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Wie bewerbe ich mich?'));
    await userEvent.click(canvas.getByText('Wer sieht meine Daten?'));
    await expect(canvas.getByText(/Nur das Unternehmen/)).toBeVisible();
    await expect(canvas.getByText(/Über die Schaltfläche/)).not.toBeVisible();
  },
};
export const Dunkel: Story = { args: { open: true }, globals: { theme: 'dark' } };
