import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow, press } from '@stellwerk/testing/stories';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Bausteine/Aufklappen',
  component: Disclosure,
  args: { summary: 'Amelie Thorwald', children: <p>Eingegangen am 20.11.2026</p> },
  parameters: guide({
    when: ['Einzelheiten, die die meisten nicht brauchen, am selben Ort.'],
    whenNot: [
      'Für Inhalt, den alle lesen müssen.',
      'Für mehrere gleichartige Abschnitte: `Accordion`; für Ansichten nebeneinander: `Tabs`.',
    ],
    accessibility: [
      'Das native `details` sagt an, ob es offen ist, und funktioniert ohne JavaScript.',
      'Die Suche des Browsers findet auch, was zugeklappt ist.',
    ],
    keyboard: [
      ['Tab', 'zur Überschrift'],
      ['Eingabe, Leertaste', 'klappt auf und zu'],
    ],
  }),
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

export const Dunkel: Story = { args: { open: true }, globals: { theme: 'dark' } };
export const Tastatur: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const head = canvas.getByText('Amelie Thorwald').closest('summary');
    await expect(head).toHaveFocus();
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).not.toBeVisible();
    await press('{Enter}');
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).toBeVisible();
    await press(' ');
    await expect(canvas.getByText('Eingegangen am 20.11.2026')).not.toBeVisible();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { summary: 'Maximilian von Hohenfels-Schreckenstein, Rechtsschutzversicherungsgesellschaftsverbund', open: true },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
