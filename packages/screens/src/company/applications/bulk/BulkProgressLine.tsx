import { Button, ProgressBar } from '@stellwerk/design-system';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import type { BulkProgress } from './use-bulk-task';

export interface BulkProgressLineProps extends BulkProgress {
  readonly onCancel: () => void;
}

/** Progress, and the cancel button. */
export function BulkProgressLine({ done, total, onCancel }: BulkProgressLineProps) {
  return (
    <div className="sw:grid sw:grid-cols-[1fr_auto] sw:items-center sw:gap-x-3 sw:gap-y-1">
      <ProgressBar label={texts.running} value={(done / total) * 100} />
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <p role="status" className="sw:col-span-2 sw:text-sm sw:text-ink-2">
        {texts.progress(done, total)}
      </p>
    </div>
  );
}
