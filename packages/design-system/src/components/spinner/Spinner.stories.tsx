import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { Spinner } from './Spinner';

const meta = {
  title: 'Bausteine/Ladeanzeige',
  component: Spinner,
  parameters: guide({
    when: ['Kurzes Warten ohne bekannte Form.'],
    whenNot: ['Form bekannt: `Skeleton`; Anteil bekannt: `ProgressBar`; eine Schaltfläche wartet: deren `loading`.'],
    accessibility: ['Rolle `status` mit Worten; das Rad bleibt stumm und steht still, wo weniger Bewegung gewünscht ist.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Üblich: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const EigeneWorte: Story = {
  args: { label: 'Stellenanzeigen der Rechtsschutzversicherungsgesellschaften werden geladen...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Rechtsschutzversicherungsgesellschaften');
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const WenigerBewegung: Story = {
  name: 'Weniger Bewegung',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const wheel = canvasElement.querySelector('.sw-spin') ?? canvasElement;
    await expect(getComputedStyle(wheel).animationName === 'none').toBe(matchMedia('(prefers-reduced-motion: reduce)').matches);
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Telefon: Story = { ...narrow };
