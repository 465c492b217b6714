import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tokens } from './tokens';

function Colours() {
  return (
    <ul className="sw:grid sw:gap-4 sw:sm:grid-cols-2 sw:lg:grid-cols-3">
      {Object.keys(tokens.light.color).map((name) => (
        <li key={name} className="sw:flex sw:items-center sw:gap-3">
          <span
            className="sw:size-12 sw:flex-none sw:border sw:border-line-strong sw:rounded-1"
            style={{ background: `var(--sw-color-${name})` }}
          />
          <code className="sw:text-sm">{name}</code>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Grundlagen/Gestaltungswerte', component: Colours } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Farben: Story = {
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('paper')).toBeVisible();
    const ground = getComputedStyle(document.body).backgroundColor;
    await expect(ground).toBe('rgb(251, 250, 247)');
  },
};

export const FarbenDunkel: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(15, 23, 34)');
  },
};

const steps = ['sw:text-sm', 'sw:text-base', 'sw:text-lg', 'sw:text-xl', 'sw:text-2xl', 'sw:text-3xl'];

export const Schrift: Story = {
  render: () => (
    <div className="sw:grid sw:gap-5">
      {steps.map((step) => (
        <p key={step} className={step}>
          Stellwerke stellen die Weichen <code className="sw:text-sm sw:text-ink-3">{step}</code>
        </p>
      ))}
      <p className="sw:font-serif sw:text-2xl">Source Serif 4 für Anzeigen im klassischen Satz</p>
    </div>
  ),
};
