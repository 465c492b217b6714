import type { ReactNode } from 'react';
import { Table, type TableColumn } from '../components/table';
import { Variable } from './Variable';

/** A token as a row of its page. */
interface Measure {
  readonly role: string;
  /** CSS variable, or a calculation with one. */
  readonly variable: string;
  /** Its value, shown. */
  readonly sample: ReactNode;
}

const columns: readonly TableColumn<Measure>[] = [
  { key: 'role', header: 'Wofür', rowHeader: true, cell: ({ role }) => role },
  { key: 'sample', header: 'Bild', cell: ({ sample }) => sample },
  { key: 'variable', header: 'Variable', cell: ({ variable }) => <Variable name={variable} /> },
];

/** Tokens of one kind with a picture, their purpose, and the variable to copy. */
export function MeasureTable({ title, rows }: { readonly title: string; readonly rows: readonly Measure[] }) {
  return (
    <section className="sw:grid sw:gap-3">
      <h2 className="sw:text-xl sw:font-semibold">{title}</h2>
      <Table caption={title} columns={columns} rows={rows} rowKey={({ variable }) => variable} />
    </section>
  );
}
