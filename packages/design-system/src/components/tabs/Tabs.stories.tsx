import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TabNav } from './TabNav';
import { Tabs } from './Tabs';

const meta = {
  title: 'Bausteine/Reiter',
  component: Tabs,
  args: {
    label: 'Bewerbung',
    onChange: fn(),
    items: [
      { value: 'angaben', label: 'Angaben', content: <p>Annika Brandt, Hamburg</p> },
      { value: 'dokumente', label: 'Dokumente', count: 3, content: <p>Lebenslauf, Anschreiben, Video</p> },
      { value: 'verlauf', label: 'Verlauf', content: <p>Eingegangen am 20.11.2026</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pfeiltasten: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Angaben' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Dokumente/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Lebenslauf, Anschreiben, Video');
    await expect(args.onChange).toHaveBeenCalledWith('dokumente');
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };

const places = ['Dashboard', 'Bewerbungen', 'Nachrichten', 'Stellenanzeigen', 'Team', 'Fokusseiten', 'Dokumente'];

export const AlsVerweise: Story = {
  render: () => (
    <TabNav
      label="Unternehmen"
      items={places.map((label) => ({
        href: `#${label}`,
        label,
        current: label === 'Bewerbungen',
        count: label === 'Nachrichten' ? 1203 : undefined,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bewerbungen' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /Nachrichten/ })).toHaveTextContent('1.203');
    await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
  },
};
