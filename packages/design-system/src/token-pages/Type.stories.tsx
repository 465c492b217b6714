import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { measures } from './described';
import { MeasureTable } from './MeasureTable';

const sentence = 'Stellwerke stellen die Weichen';

function Type() {
  return (
    <div className="sw:grid sw:gap-10">
      <MeasureTable
        title="Größen"
        rows={measures('text').map(({ name, role }) => ({
          role,
          variable: `--sw-text-${name}`,
          sample: <span style={{ fontSize: `var(--sw-text-${name})`, lineHeight: `var(--sw-text-${name}--line-height)` }}>{sentence}</span>,
        }))}
      />
      <MeasureTable
        title="Stärken"
        rows={measures('font-weight').map(({ name, role }) => ({
          role,
          variable: `--sw-font-weight-${name}`,
          sample: <span style={{ fontWeight: `var(--sw-font-weight-${name})` }}>{sentence}</span>,
        }))}
      />
      <MeasureTable
        title="Familien"
        rows={[
          { name: 'sans', role: 'alles Bedienbare' },
          { name: 'serif', role: 'Anzeigen im klassischen Satz' },
        ].map(({ name, role }) => ({
          role,
          variable: `--sw-font-${name}`,
          sample: (
            <span className="sw:text-xl" style={{ fontFamily: `var(--sw-font-${name})` }}>
              {sentence}
            </span>
          ),
        }))}
      />
    </div>
  );
}

const meta = { title: 'Grundlagen/Schrift', component: Type } satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getAllByText('Stellwerke stellen die Weichen')[0] ?? document.body).fontSize).toBe('14px');
  },
};
