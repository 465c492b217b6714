import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
