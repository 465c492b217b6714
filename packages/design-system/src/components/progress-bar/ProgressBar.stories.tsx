import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors } from '@stellwerk/testing/stories';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Bausteine/Fortschritt',
  component: ProgressBar,
  args: { label: 'Lebenslauf wird hochgeladen', value: 62, className: 'sw:max-w-80' },
  parameters: guide({
    when: ['Arbeit, deren Anteil bekannt ist, etwa ein Hochladen.'],
    whenNot: ['Anteil unbekannt: `Spinner`.', 'Schritte eines Verfahrens: Statusverlauf.'],
    accessibility: ['Rolle `progressbar` mit Namen und Wert; die Zahl gehört als Wort in die Nähe (siehe `FileField`).'],
    keyboard: [],
  }),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Share of the track that is rendered as done. */
function share(bar: HTMLElement): number {
  const done = bar.firstElementChild;
  return done ? Math.round((done.getBoundingClientRect().width / bar.getBoundingClientRect().width) * 100) : Number.NaN;
}

export const Anteil: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Lebenslauf wird hochgeladen' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(share(bar)).toBe(62);
  },
};

export const Beginn: Story = {
  args: { value: -5 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(share(bar)).toBe(0);
  },
};

export const Ende: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(share(bar)).toBe(100);
  },
};

export const Schmal: Story = { render: (args) => <ProgressBar {...args} className="sw:max-w-30" /> };
export const Dunkel: Story = { globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors };
