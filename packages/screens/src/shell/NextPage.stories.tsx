import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors } from '@stellwerk/testing/stories';
import { expect } from 'storybook/test';
import { StoryFrame } from '../testing/story-frame';
import { StorySite } from '../testing/story-site';
import { NextPage } from './NextPage';

const meta = {
  title: 'Öffentlich/Nächste Seite',
  component: NextPage,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      when: ['Ein Klick führt auf eine Seite, deren Skripte noch unterwegs sind; bis dahin bleibt die alte.'],
      whenNot: ['Die neue Seite ist da und lädt ihre Daten: `Skeleton` oder `Spinner` an deren Platz.'],
      accessibility: ['Rolle `progressbar` mit Namen, ohne Wert; die neue Seite wird durch den Fokus auf ihrer Überschrift vorgelesen.'],
      keyboard: [],
    }),
  },
  decorators: [
    (Story) => (
      <StoryFrame path="/jobs">
        {Story()}
        <StorySite>
          <h1 className="sw:min-h-80 sw:text-3xl">Stellenanzeigen</h1>
        </StorySite>
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof NextPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unterwegs: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { name: 'Nächste Seite wird geladen' });
    await expect(line).not.toHaveAttribute('aria-valuenow');
    const { top, width } = line.getBoundingClientRect();
    await expect(top).toBe(0);
    await expect(width).toBe(document.documentElement.clientWidth);
  },
};

export const Dunkel: Story = { ...Unterwegs, globals: { theme: 'dark' } };

export const Telefon: Story = { ...Unterwegs, globals: { viewport: { value: 'mobile1' } } };

export const WenigerBewegung: Story = {
  name: 'Weniger Bewegung',
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const { animationName } = getComputedStyle(canvas.getByRole('progressbar'));
    await expect(animationName === 'none').toBe(matchMedia('(prefers-reduced-motion: reduce)').matches);
  },
};

export const ErzwungeneFarben: Story = { ...forcedColors };
