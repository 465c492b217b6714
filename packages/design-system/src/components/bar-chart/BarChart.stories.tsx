import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { BarChart } from './BarChart';

const groups = [
  { key: '1', label: 'Q1', longLabel: '1. Quartal 2026', values: { views: 1240, clicks: 1 } },
  { key: '2', label: 'Q2', longLabel: '2. Quartal 2026', values: { views: 980, clicks: 0 } },
  { key: '3', label: 'Q3', longLabel: '3. Quartal 2026', values: { views: 1510, clicks: 42 } },
];

const meta = {
  title: 'Bausteine/Säulendiagramm',
  component: BarChart<'views' | 'clicks'>,
  args: {
    title: 'Aufrufe der Stellenanzeigen',
    description: 'Säulendiagramm: Aufrufe und Empfehlungen nach Quartal',
    groupHeader: 'Quartal',
    series: [
      { key: 'views', label: 'Aufrufe' },
      { key: 'clicks', label: 'Empfehlungen', look: 'signal' },
    ],
    groups,
  },
  parameters: guide({
    when: ['Wenige Zahlen im Vergleich: bis zu drei Reihen und zwölf Gruppen.'],
    whenNot: ['Für Anteile eines Ganzen, für einen einzelnen Wert und für lange Verläufe.'],
    accessibility: [
      'Jede Zahl steht an ihrer Säule; alles gibt es auch als Tabelle.',
      'Das Bild trägt eine Beschreibung (`description`), die sagt, was verglichen wird.',
      'Reihen unterscheiden sich durch Füllung und Kontur, nicht allein durch Farbe.',
    ],
    keyboard: [
      ['Tab', 'zur Schaltfläche „Als Tabelle anzeigen“'],
      ['Eingabe, Leertaste', 'wechselt zwischen Diagramm und Tabelle; der Fokus bleibt'],
    ],
  }),
} satisfies Meta<typeof BarChart<'views' | 'clicks'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DreiGruppen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Säulendiagramm: Aufrufe und Empfehlungen nach Quartal' })).toBeVisible();
    const small = [...canvasElement.querySelectorAll('[data-series="clicks"]')];
    await expect(small).toHaveLength(2);
    await expect(Number(small[0]?.getAttribute('height'))).toBe(4);
    const tall = [...canvasElement.querySelectorAll('[data-series="views"]')].map((bar) => Number(bar.getAttribute('height')));
    await expect(Math.max(...tall)).toBe(tall[2]);
    await expect(canvas.getByText('1.510')).toBeVisible();
  },
};

export const AlsTabelle: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img')).toBeNull();
    const table = canvas.getByRole('table', { name: 'Aufrufe der Stellenanzeigen' });
    const row = within(table).getByRole('row', { name: /^3\. Quartal 2026/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1.510', '42']);
    await expect(canvas.getByRole('button', { name: 'Als Diagramm anzeigen' })).toHaveFocus();
  },
};

export const EineGruppe: Story = { args: { groups: groups.slice(0, 1), level: 3 } };
export const OhneZahlen: Story = {
  args: { groups: groups.map((group) => ({ ...group, values: { views: 0, clicks: 0 } })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-series]')).toBeNull();
  },
};
export const Schmal: Story = {
  args: { title: 'Aufrufe der Rechtsschutzversicherungsgesellschaften' },
  render: (args) => (
    <div style={{ inlineSize: 288 }} data-testid="narrow">
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('narrow');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await waitFor(() => expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(288));
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const ZwölfGruppen: Story = {
  name: 'Zwölf Gruppen',
  args: {
    groups: Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      label: String(index + 1),
      longLabel: `${index + 1}. Monat 2026`,
      values: { views: 300 + index * 97, clicks: index },
    })),
  },
};
/** Numbers that would overlap appear only in the table. */
export const ZwölfGruppenTelefon: Story = {
  ...ZwölfGruppen,
  ...narrow,
  name: 'Zwölf Gruppen, 320 px',
  play: async ({ canvas }) => {
    const figures = () => [...canvas.getByRole('img').querySelectorAll('text')].map((text) => text.textContent);
    await waitFor(() => expect(figures()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']));
    await narrow.play();
  },
};
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
