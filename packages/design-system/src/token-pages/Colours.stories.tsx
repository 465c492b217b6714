import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens, type ColorToken } from '../tokens';
import { ColourTable } from './ColourTable';

const groups: Readonly<Record<string, readonly ColorToken[]>> = {
  Gründe: ['paper', 'surface', 'sunken', 'scrim'],
  Text: ['ink', 'ink-2', 'ink-3'],
  Linien: ['line', 'line-strong', 'rule', 'bar', 'focus'],
  'Der Weg nach vorn': ['signal', 'signal-strong', 'signal-soft', 'on-signal'],
  Warten: ['amber', 'amber-soft'],
  Halt: ['stop', 'stop-strong', 'stop-soft', 'on-stop'],
  Hinweis: ['info', 'info-soft'],
  Kopfband: ['band', 'on-band', 'on-band-2', 'band-line', 'band-control', 'band-signal', 'band-focus'],
};

const Colours = () => (
  <div className="sw:grid sw:gap-10">
    {Object.entries(groups).map(([title, names]) => (
      <ColourTable key={title} title={title} names={names} />
    ))}
  </div>
);

const meta = { title: 'Grundlagen/Farben', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(Object.keys(tokens.light.color).length);
    await expect(canvas.getByRole('rowheader', { name: 'Grund der Seite' })).toBeVisible();
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(251, 250, 247)');
  },
};

export const Dunkel: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 23, 34)');
  },
};
