/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   as blocks on phones the elements lose their native roles, so they are set again */
import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LoadingNote } from '../../lib/LoadingNote';
import { Icon } from '../icon';
import { Skeleton } from '../skeleton';

export interface TableColumn<Row> {
  /** Key of the column. */
  key: string;
  /** Label of the header; in the block layout on phones it precedes each value. */
  header: string;
  /** Content of the cell in a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the cell names the row; one column should. @default false */
  rowHeader?: boolean;
  /** Hides the header visually, as for a column of buttons. @default false */
  hideHeader?: boolean;
  /** Width, in any CSS unit. */
  width?: string;
  /** Current sort direction, for a sortable column. */
  sort?: 'ascending' | 'descending' | 'none';
  /** Sorts by this column. */
  onSort?: () => void;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Accessible name of the table, visually hidden. */
  caption: string;
  /** The columns in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows in order. */
  rows: readonly Row[];
  /** A stable key of the row. */
  rowKey: (row: Row) => string | number;
  /** Whether the header sticks while the page scrolls. @default false */
  stickyHeader?: boolean;
  /** Whether rows are loading: shows placeholders, or marks present rows as busy. @default false */
  loading?: boolean;
  /** Number of placeholder rows. @default 5 */
  loadingRows?: number;
  /** Text in place of the rows if there are none. @default nothing */
  empty?: ReactNode;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/**
 * A table. Below 800 px of its own width each row becomes a block; ARIA roles keep the table
 * semantics. Columns and `rowKey` are functions, so with server components it needs a client component around it.
 * @example
 * <Table
 *   caption="Bewerbungen"
 *   columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }]}
 *   rows={[{ id: 1, name: 'Annika Brandt' }]}
 *   rowKey={({ id }) => id}
 * />
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  stickyHeader = false,
  loading,
  loadingRows = 5,
  empty,
  className,
  ...rest
}: TableProps<Row>) {
  return (
    <div className="sw-table-frame">
      <LoadingNote loading={loading} />
      <table role="table" aria-busy={loading} className={cx('sw-table', stickyHeader && 'sw-table-sticky', className)} {...rest}>
        <caption className="sw:sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={column.sort}
                data-align={column.align}
                style={{ width: column.width }}
              >
                <Head column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.length > 0
            ? rows.map((row) => <Cells key={rowKey(row)} columns={columns} row={row} />)
            : loading && Array.from({ length: loadingRows }, (_, index) => <WaitingCells key={index} columns={columns} />)}
          {rows.length === 0 && !loading && empty !== undefined && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className="sw-table-empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Cells<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  return (
    <tr role="row">
      {columns.map((column) => {
        const shared = {
          'data-align': column.align,
          'data-label': column.hideHeader || column.rowHeader ? undefined : column.header,
        };
        return column.rowHeader ? (
          <th key={column.key} role="rowheader" scope="row" {...shared}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" {...shared}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** Placeholder of a row. The note above the table announces loading. */
function WaitingCells<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return (
    <tr aria-hidden="true">
      {columns.map(({ key, align, rowHeader }) => (
        <td key={key} data-align={align}>
          <Skeleton width={rowHeader ? '80%' : '60%'} height={16} />
        </td>
      ))}
    </tr>
  );
}

function Head<Row>({ column: { header, hideHeader, sort = 'none', onSort } }: { column: TableColumn<Row> }) {
  if (hideHeader) return <span className="sw:sr-only">{header}</span>;
  if (!onSort) return header;
  return (
    <button
      type="button"
      className="sw:inline-flex sw:items-center sw:gap-1 sw:min-h-6 sw:-my-0.5 sw:font-medium sw:cursor-pointer sw:hover:text-ink"
      onClick={onSort}
    >
      {header}
      <Icon as={arrows[sort]} size={16} />
    </button>
  );
}
