import { Dialog } from '@stellwerk/design-system';
import type { ApplicationSummary, BulkResult, SelectedApplication } from '@stellwerk/domain';
import { useState, type ReactNode } from 'react';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { BulkBar } from './BulkBar';
import type { BulkCalls } from './bulk-calls';
import { BulkUndoLine } from './BulkUndoLine';
import { MessageTask } from './MessageTask';
import { seenNow } from './selection';
import { SelectionHead } from './SelectionHead';
import { StatusTask } from './StatusTask';
import { useBulkExport } from './use-bulk-export';
import { useBulkTask, type BulkEnd } from './use-bulk-task';
import { useBulkHold, useBulkUndo } from './use-bulk-undo';
import { useEscape } from './use-escape';
import type { ListSelection } from './use-selection';

export interface BulkActionsProps {
  readonly calls: BulkCalls;
  readonly list: ListSelection;
  /** Rows of the current page. */
  readonly rows: readonly ApplicationSummary[];
  /** Number of rows that match the filter. */
  readonly total: number;
  /** Renders the rows with their checkboxes. */
  readonly children: ReactNode;
}

/** A list with selectable rows and bulk actions (decision 0080). */
export function BulkActions({ list, rows, total, children, calls }: BulkActionsProps) {
  const { selection, onDone, onClear } = list;
  const [open, setOpen] = useState<'status' | 'message'>();
  const [changes, setChanges] = useState<readonly BulkResult[]>();
  const task = useBulkTask<SelectedApplication>();
  const file = useBulkExport(calls);
  const takeBack = useBulkUndo(calls);
  const hold = useBulkHold(calls, setChanges);
  const applications = [...seenNow(selection, rows).values()];
  useEscape(selection.size > 0 && open === undefined, onClear);

  const start = (what: 'status' | 'message') => () => {
    task.clear();
    setOpen(what);
  };
  const close = (): void => setOpen(undefined);
  const finish = ({ summary }: BulkEnd<SelectedApplication>): void => onDone(summary.settled);
  const undo = (undone: readonly BulkResult[]): void => {
    setChanges(undefined);
    void takeBack(undone);
  };
  const dialog = {
    onOpenChange: (next: boolean): void => {
      if (next) return;
      if (task.progress) task.cancel();
      else close();
    },
    closeOnOverlay: false,
  };
  const running = task.progress?.total ?? task.end?.total;
  const count = running ?? applications.length;
  // A withdrawn application is not changed.
  const changing = running ?? (applications.filter(({ status }) => status !== 'WITHDRAWN').length || count);
  return (
    <div>
      <SelectionHead {...list} rows={rows} total={total} />
      <BulkUndoLine changes={changes} onUndo={undo} onHold={(held) => void hold(held)} />
      {children}
      {selection.size > 0 && (
        <BulkBar
          count={selection.size}
          onStatus={start('status')}
          onMessage={start('message')}
          onExport={(format) => file.start(format, [...selection.keys()])}
          exporting={file.progress}
          onCancelExport={file.cancel}
          onClear={onClear}
        />
      )}
      <Dialog {...dialog} open={open === 'status'} title={texts.statusTitle(changing)} size="sm">
        <StatusTask
          task={task}
          applications={applications}
          calls={calls}
          onEnd={(end, done) => {
            setChanges(done.length > 0 ? done : undefined);
            finish(end);
            calls.reloadAll();
          }}
          onUndo={undo}
          onClose={close}
        />
      </Dialog>
      <Dialog {...dialog} open={open === 'message'} title={texts.messageTitle(count)}>
        <MessageTask task={task} applications={applications} calls={calls} onEnd={finish} onClose={close} />
      </Dialog>
    </div>
  );
}
