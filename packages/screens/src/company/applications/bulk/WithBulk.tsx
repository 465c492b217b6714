import type { ReactNode } from 'react';
import type { BulkCalls } from './bulk-calls';
import { BulkActions, type BulkActionsProps } from './BulkActions';
import type { ListSelection } from './use-selection';

export interface WithBulkProps extends Pick<BulkActionsProps, 'rows' | 'total'> {
  /** Bulk actions; without them nothing can be selected. */
  readonly bulk: BulkCalls | undefined;
  readonly selection: ListSelection;
  /** The rows with their pagination. */
  readonly children: ReactNode;
}

/** A list, with bulk actions if available. */
export const WithBulk = ({ bulk, selection, rows, total, children }: WithBulkProps) =>
  bulk === undefined ? (
    <div>{children}</div>
  ) : (
    <BulkActions calls={bulk} list={selection} rows={rows} total={total}>
      {children}
    </BulkActions>
  );
