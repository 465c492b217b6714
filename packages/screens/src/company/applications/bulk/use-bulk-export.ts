import { useAction } from '@stellwerk/design-system/patterns';
import { useEffect, useRef, useState } from 'react';
import { exportTexts } from '../../../i18n/company/export.de';
import type { ExportFormat } from '../export';
import { isAborted } from '../../../shared/call-failure';
import type { BulkCalls } from './bulk-calls';

/** Export of the selection, with progress and toasts (CA13). */
export function useBulkExport({ exportSelected }: BulkCalls) {
  const [done, setDone] = useState(0);
  const abort = useRef<AbortController>(null);
  const { busy, args, run } = useAction(
    (format: ExportFormat, ids: readonly string[]) => {
      abort.current = new AbortController();
      setDone(0);
      return exportSelected(ids, format, { onProgress: setDone, signal: abort.current.signal });
    },
    { success: exportTexts.done, failure: (error) => (isAborted(error) ? '' : exportTexts.failed) },
  );
  useEffect(() => () => abort.current?.abort(), []);
  const [, ids] = args ?? [];
  return {
    start: (format: ExportFormat, ids: readonly string[]) => void run(format, ids),
    cancel: () => abort.current?.abort(),
    progress: busy && ids !== undefined ? { done, total: ids.length } : undefined,
  };
}
