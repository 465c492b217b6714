import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, forcedColors, narrow } from '../../../../scripts/testing/stories';
import { smallTargets } from '../../../../scripts/testing/targets';
import { cases } from './all.cases';

const nothing = () => undefined;
const shown = Object.entries(cases).filter(([, { rest }]) => rest !== 'client');

/** Every component once, from the table that a new one must be entered in: what is proved here is proved of all. */
function All() {
  return (
    <div className="sw:grid sw:gap-6">
      {shown.map(([name, { draw }]) => (
        <section key={name} aria-labelledby={`all-${name}`} className="sw:grid sw:gap-2 sw:border-t sw:border-line sw:pt-3">
          <h2 id={`all-${name}`} className="sw:text-sm sw:text-ink-3">
            {name}
          </h2>
          <div>{draw({ className: '', ref: nothing, 'data-probe': name })}</div>
        </section>
      ))}
    </div>
  );
}

const meta = { title: 'Bausteine/Überblick', component: All } satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {};
export const Dunkel: Story = { ...dark };
export const Schmal: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };

/** Everything to press is at least 24 by 24 px. */
export const Zielgrößen: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('button').length).toBeGreaterThan(20);
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
};

/** Where less movement is wanted, nothing moves. */
export const WenigerBewegung: Story = {
  name: 'Weniger Bewegung',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return expect(import.meta.env.MODE).not.toBe('test');
    const moving = [...canvasElement.querySelectorAll('*')].flatMap((element) => element.getAnimations({ subtree: true }));
    await expect(moving.map((one) => one.effect)).toEqual([]);
    await expect(getComputedStyle(canvasElement.querySelector('.sw-spin') ?? canvasElement).animationName).toBe('none');
  },
};
