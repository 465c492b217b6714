import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '@stellwerk/testing/guidance';
import { focused, forcedColors, hovered, narrow } from '@stellwerk/testing/stories';
import { Button } from '../button';
import { StatusMark } from '../status-mark';
import { Table, type TableColumn } from './Table';

interface Row {
  id: number;
  name: string;
  job: string;
  date: string;
  views: number;
}

const rows: Row[] = [
  { id: 1, name: 'Amelie Thorwald', job: 'Senior Backend-Entwickler:in Schadenplattform', date: '20.11.2026', views: 1204 },
  {
    id: 2,
    name: 'Maximilian von Hohenfels-Schreckenstein',
    job: 'Fachreferent:in Rechtsschutzversicherungsgesellschaften',
    date: '19.11.2026',
    views: 3,
  },
  { id: 3, name: 'Deniz Karakaya', job: 'Key-Account-Manager:in Maklervertrieb Nordwest', date: '18.11.2026', views: 57 },
];

const onSort = fn();
const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name, sort: 'ascending', onSort },
  { key: 'job', header: 'Stelle', cell: (row) => row.job },
  { key: 'date', header: 'Eingegangen am', cell: (row) => row.date },
  {
    key: 'status',
    header: 'Status',
    cell: () => (
      <StatusMark stage="new" tone="info">
        Eingereicht
      </StatusMark>
    ),
  },
  { key: 'views', header: 'Aufrufe', align: 'end', cell: (row) => row.views.toLocaleString('de-DE') },
  { key: 'action', header: 'Aktion', hideHeader: true, align: 'end', cell: () => <Button size="sm">Details</Button> },
];

const meta = {
  title: 'Bausteine/Tabelle',
  component: Table<Row>,
  args: { caption: 'Bewerbungen', columns, rows, rowKey: (row) => row.id },
  parameters: guide({
    when: ['Gleichartige Dinge mit mehreren Merkmalen, die man vergleicht oder sortiert.'],
    whenNot: ['Für Paare aus Wort und Angabe: `DescriptionList`.', 'Für Dinge, die man einzeln liest: Karten.'],
    accessibility: [
      'Eine Spalte nennt die Zeile (`rowHeader`); `caption` nennt die Tabelle.',
      'Auf schmalem Grund werden Zeilen zu Blöcken; die Rollen bleiben die einer Tabelle.',
      '`aria-sort` sagt, wonach sortiert ist; der Pfeil zeigt es.',
      'Mit `loading` ist sie `aria-busy`, und „Wird geladen...“ wird angesagt.',
    ],
    keyboard: [
      ['Tab', 'zu den Spaltenköpfen, die sortieren, und zu dem, was in den Zellen zu drücken ist'],
      ['Eingabe, Leertaste', 'sortiert, noch einmal: andersherum'],
    ],
  }),
} satisfies Meta<typeof Table<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breit: Story = {
  render: (args) => (
    <div style={{ width: 1100 }}>
      <Table {...args} stickyHeader />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Bewerbungen' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    await expect(within(table).getByRole('rowheader', { name: 'Amelie Thorwald' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(table).getByRole('button', { name: 'Name' }));
    await expect(onSort).toHaveBeenCalled();
  },
};

/** Just wide enough for columns: texts wrap, but status labels and buttons do not break. */
export const Knapp: Story = {
  render: (args) => (
    <div style={{ width: 840 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const lines = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    };
    for (const button of canvas.getAllByRole('button', { name: 'Details' })) await expect(lines(button)).toBe(1);
    await expect(canvas.getByRole('table').getBoundingClientRect().width).toBeLessThanOrEqual(840);
  },
};

export const AlsBlöcke: Story = {
  render: (args) => (
    <div style={{ width: 350 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Bewerbungen' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    const cell = within(table).getByRole('cell', { name: '20.11.2026' });
    await expect(getComputedStyle(cell, '::before').content).toContain('Eingegangen am');
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(350);
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
export const Sortieren: Story = {
  render: function Page(args) {
    const [order, setOrder] = useState<'ascending' | 'descending'>('ascending');
    const sorted = args.rows.toSorted((a, b) => (order === 'ascending' ? a.views - b.views : b.views - a.views));
    const own = args.columns.map((column) =>
      column.key === 'views'
        ? { ...column, sort: order, onSort: () => setOrder(order === 'ascending' ? 'descending' : 'ascending') }
        : { ...column, sort: undefined, onSort: undefined },
    );
    return <Table {...args} rows={sorted} columns={own} />;
  },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const head = canvas.getByRole('columnheader', { name: 'Aufrufe' });
    await expect(names()[0]).toBe('Maximilian von Hohenfels-Schreckenstein');
    await userEvent.tab();
    await expect(within(head).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(names()[0]).toBe('Amelie Thorwald');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('columnheader').filter((one) => one.hasAttribute('aria-sort'))).toHaveLength(1);
  },
};
export const Leer: Story = {
  args: { rows: [], empty: 'Noch keine Bewerbungen' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: 'Noch keine Bewerbungen' })).toBeVisible();
  },
};
export const Lädt: Story = {
  args: { rows: [], loading: true, empty: 'Noch keine Bewerbungen' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
    await expect(canvas.getByRole('table', { name: 'Bewerbungen' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(5);
    await expect(canvas.queryByText('Noch keine Bewerbungen')).toBeNull();
  },
};
/**
 * Rows stay while the next ones load; the live region exists before its text, so that it is
 * announced.
 */
export const LädtNach: Story = {
  name: 'Lädt nach',
  args: { caption: 'Bewerbungen, Seite 1' },
  render: function Page(args) {
    const [loading, setLoading] = useState(false);
    return (
      <div className="sw:grid sw:gap-4">
        <Table {...args} loading={loading} />
        <Button className="sw:justify-self-start" onClick={() => setLoading(!loading)}>
          Nächste Seite
        </Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('status');
    await expect(note).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(note).toHaveTextContent('Wird geladen...');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(note).toBeEmptyDOMElement();
  },
};
export const LädtTelefon: Story = { ...narrow, name: 'Lädt, 320 px', args: { rows: [], loading: true, loadingRows: 2 } };
export const EineZeile: Story = { name: 'Eine Zeile', args: { rows: rows.slice(0, 1) } };
export const DreihundertZeilen: Story = {
  name: 'Dreihundert Zeilen',
  args: {
    stickyHeader: true,
    rows: Array.from({ length: 300 }, (_, index) => ({
      id: index,
      name: `Bewerberin ${index + 1}`,
      job: 'Fachreferent:in Rechtsschutzversicherungsgesellschaften',
      date: '20.11.2026',
      views: index,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(301);
  },
};
export const Telefon: Story = { ...narrow };
export const ErzwungeneFarben: Story = { ...forcedColors };
export const Fokus: Story = { ...focused };
export const UnterDemZeiger: Story = { ...hovered };
