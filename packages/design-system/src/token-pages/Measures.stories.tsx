import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { tokens } from '../tokens';
import { measures } from './described';
import { MeasureTable } from './MeasureTable';

const { spacing, radius, breakpoint, container } = tokens.base;

/** Value of a token by name. */
const valueOf = (group: object, name: string): string => String(new Map<string, unknown>(Object.entries(group)).get(name) ?? '');

const Sample = ({ value, children }: { readonly value: string; readonly children: ReactNode }) => (
  <span className="sw:flex sw:items-center sw:gap-3">
    {children}
    <code className="sw:text-sm">{value}</code>
  </span>
);

/** The step of the grid, several times over. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 16].map((times) => ({ name: String(times), role: `${times} × 4 px` }));

function Measures() {
  return (
    <div className="sw:grid sw:gap-10">
      <MeasureTable
        title="Abstände"
        rows={steps.map(({ name, role }) => ({
          role,
          variable: name === '1' ? '--sw-spacing' : `calc(var(--sw-spacing) * ${name})`,
          sample: (
            <Sample value={`${Number(name) * 4} px`}>
              <span className="sw:block sw:h-3 sw:bg-signal" style={{ width: Number(name) * 4 }} />
            </Sample>
          ),
        }))}
      />
      <MeasureTable
        title="Höhen und Gleise"
        rows={measures('spacing')
          .filter(({ name }) => name !== 'base')
          .map(({ name, role }) => ({
            role,
            variable: `--sw-spacing-${name}`,
            sample: (
              <Sample value={valueOf(spacing, name)}>
                <span className="sw:block sw:w-12 sw:bg-signal" style={{ height: valueOf(spacing, name) }} />
              </Sample>
            ),
          }))}
      />
      <MeasureTable
        title="Rundungen"
        rows={measures('radius').map(({ name, role }) => ({
          role,
          variable: `--sw-radius-${name}`,
          sample: (
            <Sample value={valueOf(radius, name)}>
              <span className="sw:block sw:size-12 sw:border-2 sw:border-signal" style={{ borderRadius: valueOf(radius, name) }} />
            </Sample>
          ),
        }))}
      />
      <MeasureTable
        title="Schatten"
        rows={[{ name: 'float', role: 'nur für das, was schwebt' }].map(({ name, role }) => ({
          role,
          variable: `--sw-elevation-${name}`,
          sample: <span className="sw:block sw:w-24 sw:h-12 sw:bg-surface sw:rounded-2 sw:raised" />,
        }))}
      />
      <MeasureTable
        title="Umbrüche"
        rows={measures('breakpoint').map(({ name, role }) => ({
          role,
          variable: `--sw-breakpoint-${name}`,
          sample: <code className="sw:text-sm">{valueOf(breakpoint, name)}</code>,
        }))}
      />
      <MeasureTable
        title="Breiten"
        rows={measures('container').map(({ name, role }) => ({
          role,
          variable: `--sw-container-${name}`,
          sample: <code className="sw:text-sm">{valueOf(container, name)}</code>,
        }))}
      />
    </div>
  );
}

const meta = { title: 'Grundlagen/Maße', component: Measures } satisfies Meta<typeof Measures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Höhe von Bedienelementen' })).toBeVisible();
    await expect(canvas.getAllByText('48px')).toHaveLength(1);
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
