import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, forcedColors, narrow } from '../../../scripts/testing/stories';
import { smallTargets } from '../../../scripts/testing/targets';
import { cases } from './all.cases';

const nothing = () => undefined;
const shown = Object.entries(cases).filter(([, { rest }]) => rest !== 'client');

/** Every form once, from the table that a new one must be entered in: what is proved here is proved of all. */
function All() {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      {shown.map(([name, { draw }]) => (
        // Not a heading: the parts have headings of levels of their own.
        <div key={name} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-2 sw:border-t sw:border-line sw:pt-3">
          <p className="sw:text-sm sw:text-ink-3">{name}</p>
          <div>{draw({ className: '', ref: nothing, 'data-probe': name })}</div>
        </div>
      ))}
    </div>
  );
}

const meta = { title: 'Formulare/Überblick', component: All } satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {};
export const Dunkel: Story = { ...dark };
export const Schmal: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };

// Everything to press is at least 24 by 24 px.
export const Zielgrößen: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('button').length).toBeGreaterThan(20);
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
};
