import { Button } from '@stellwerk/design-system';
import { bulkTexts as texts, bulkTexts } from '../../../i18n/company/bulk.de';
import { BulkReportView } from './BulkReportView';
import type { BulkEnd } from './use-bulk-task';
import { callFailure } from '../../../shared/call-failure';

/**
 * Reason why the rest was not attempted.
 * @param error of the failed batch; undefined after a cancellation
 */
const bulkFailure = (error: unknown): string =>
  error === undefined ? bulkTexts.canceled : `${callFailure(error, bulkTexts.failed)} ${bulkTexts.stopped}`;

export interface BulkEndViewProps<Item> {
  readonly end: BulkEnd<Item>;
  /** Number of rows that can be retried. */
  readonly again: readonly Item[];
  readonly onRetry: (items: readonly Item[]) => void;
  /** Undoes the completed part; without it there is no such button. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Result of a partly failed task, with its recovery actions. */
export function BulkEndView<Item>({ end, again, onRetry, onUndo, onClose }: BulkEndViewProps<Item>) {
  return (
    <div className="sw:grid sw:gap-6">
      <BulkReportView summary={end.summary} total={end.total} reason={bulkFailure(end.error)} />
      <div className="sw:flex sw:flex-wrap sw:justify-end sw:gap-3">
        <Button onClick={onClose}>{texts.close}</Button>
        {onUndo && <Button onClick={onUndo}>{texts.undo}</Button>}
        {again.length > 0 && (
          <Button variant="primary" onClick={() => onRetry(again)}>
            {texts.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
