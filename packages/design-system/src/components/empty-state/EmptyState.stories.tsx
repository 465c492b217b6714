import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { dark, forcedColors, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { EmptyState } from './EmptyState';
import { StateFrame } from './StateFrame';

const reset = fn();

const meta = {
  title: 'Bausteine/Leerzustand',
  component: EmptyState,
  subcomponents: { StateFrame },
  beforeEach: () => void reset.mockClear(),
  args: {
    title: 'Keine Stellenanzeigen gefunden.',
    children: 'Bitte versuchen Sie es mit anderen Suchkriterien.',
    actions: <Button onClick={reset}>Filter zurücksetzen</Button>,
  },
  parameters: guide({
    when: ['Ein Ort ohne Inhalt: keine Treffer, noch keine Stellen, keine Nachrichten.'],
    whenNot: ['Wenn das Laden gescheitert ist: `ErrorState`.', 'Während geladen wird: `Skeleton`.'],
    accessibility: [
      'Die Überschrift sagt, was fehlt, der Satz, was zu tun ist; die Zeichnung bleibt stumm.',
      '`level` fügt die Überschrift in die Gliederung der Seite ein.',
    ],
    keyboard: [['Tab', 'zu den Schaltflächen, wenn es welche gibt']],
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MitAusweg: Story = {
  name: 'Mit Ausweg',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Keine Stellenanzeigen gefunden.' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Filter zurücksetzen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(reset).toHaveBeenCalledOnce();
  },
};
export const NurWorte: Story = {
  name: 'Nur Worte',
  args: { actions: undefined, children: undefined, title: 'Noch keine Nachrichten', level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Noch keine Nachrichten');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Worte, 320 px',
  args: { title: 'Keine Stellenanzeigen der Rechtsschutzversicherungsgesellschaftsverbünde gefunden.' },
};
export const Dunkel: Story = { ...dark };
export const ErzwungeneFarben: Story = { ...forcedColors };
