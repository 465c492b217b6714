import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApplicationsChart } from './ApplicationsChart';

const values = [
  [28, 1, 3],
  [31, 2, 3],
  [24, 2, 2],
  [39, 4, 2],
  [480, 5, 1],
  [44, 4, 0],
] as const;

const months = values.map(([applications, interviews, hires], index) => ({
  month: `2026-${String(index + 6).padStart(2, '0')}-01`,
  applications,
  interviews,
  hires,
}));

const meta = { title: 'Muster/Bewerbungsdiagramm', component: ApplicationsChart, args: { months } } satisfies Meta<
  typeof ApplicationsChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SechsMonate: Story = {
  parameters: { spec: ['CA03', 'CA05'] },
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('img', {
      name: 'Säulendiagramm: Bewerbungen, Interviews und Einstellungen von Juni 2026 bis November 2026',
    });
    for (const month of ['Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov'])
      await expect(within(chart).getByText(new RegExp(`^${month}`))).toBeVisible();
    // One hire beside 480 applications would be a third of a pixel; no hire is no bar.
    const bars = [...canvasElement.querySelectorAll('[data-series="hires"]')];
    await expect(bars).toHaveLength(5);
    for (const bar of bars) await expect(Number(bar.getAttribute('height'))).toBeGreaterThanOrEqual(4);
    await expect(chart.getBoundingClientRect().height).toBe(Number(chart.getAttribute('height')));
  },
};

export const AlsTabelle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Als Tabelle anzeigen' }));
    const row = canvas.getByRole('row', { name: /Oktober 2026/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['480', '5', '1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Als Diagramm anzeigen' }));
    await expect(canvas.getByRole('img')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Als Tabelle anzeigen' }));
  },
};

export const OhneBewerbungen: Story = {
  args: { months: months.map(({ month }) => ({ month, applications: 0, interviews: 0, hires: 0 })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-series]')).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
