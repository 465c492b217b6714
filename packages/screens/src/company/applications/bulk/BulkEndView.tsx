import { Button } from '@stellwerk/design-system';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { bulkFailure } from './bulk-failure';
import { BulkReportView } from './BulkReportView';
import type { BulkEnd } from './use-bulk-task';

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
