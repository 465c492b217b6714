import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
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

const meta = {
  title: 'Muster/Bewerbungsdiagramm',
  component: ApplicationsChart,
  parameters: guide({
    when: [
      'In der Übersicht und über der Liste der Bewerbungen: Bewerbungen, Interviews und Einstellungen der letzten sechs Monate (`applicationsByMonth`).',
    ],
    whenNot: ['Für einzelne Zahlen: die Kennzahlen der Übersicht. Für andere Reihen: `BarChart`.'],
    accessibility: [
      'Das Bild hat einen Satz als Namen; dieselben Zahlen gibt es als Tabelle.',
      'Die Reihen unterscheiden sich durch Fläche, Umriss und Farbe; eine Zahl über 0 ist mindestens 4 px hoch (CA05).',
    ],
    keyboard: [
      ['Tab', 'zu „Als Tabelle anzeigen“'],
      ['Eingabe, Leertaste', 'wechselt zwischen Bild und Tabelle'],
    ],
  }),
  args: { months },
} satisfies Meta<typeof ApplicationsChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SechsMonate: Story = {
  parameters: { spec: ['CA03', 'CA05', 'EN58'] },
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('img', {
      name: 'Säulendiagramm: Bewerbungen, Interviews und Einstellungen von Juni 2026 bis November 2026',
    });
    for (const month of ['Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov'])
      await expect(within(chart).getByText(new RegExp(`^${month}`))).toBeVisible();
    // One hire next to 480 applications would be a third of a pixel high; zero hires have no bar.
    const bars = [...canvasElement.querySelectorAll('[data-series="hires"]')];
    await expect(bars).toHaveLength(5);
    const all = [...canvasElement.querySelectorAll('[data-series]')];
    await expect(all).toHaveLength(17);
    for (const bar of all) await expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(4);
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

// Without any month the frame is still rendered.
export const OhneMonate: Story = {
  args: { months: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Letzte 6 Monate' })).toBeVisible();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
