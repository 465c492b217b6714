import { IMPORT_BATCH, IMPORT_LIMITS, messageOf, type ImportEntry, type ImportResult, type JobTemplate } from '@stellwerk/domain';
import { useRef, useState } from 'react';
import { transferTexts } from '../../i18n/company/transfer.de';

/** Options for new jobs. */
export interface ImportOptions {
  /** Whether they stay inactive. */
  readonly asDrafts: boolean;
  /** Design of new jobs; undefined for the design of the company's newest job. */
  readonly design: JobTemplate | undefined;
}

/** The calls of an import; each rejects with an ApiError. */
export interface ImportCalls {
  /** Dry run: returns the outcome of each entry, nothing is stored. */
  readonly checkImport: (file: File, onProgress: (percent: number) => void) => Promise<readonly ImportEntry[]>;
  /** Imports a batch of at most `IMPORT_BATCH` entries. */
  readonly sendImport: (values: readonly unknown[], options: ImportOptions) => Promise<readonly ImportResult[]>;
  /** Called after some entries were imported. */
  readonly onImported: () => void;
}

/** The displayed state of a file. */
type ShownFile = Pick<File, 'name' | 'size'>;

interface Sending {
  /** Every entry with its actual or expected outcome. */
  readonly entries: readonly ImportEntry[];
  /** Indices of `entries` that are still to be sent. */
  readonly queue: readonly number[];
  /** Total number of entries to send. */
  readonly total: number;
  readonly options: ImportOptions;
}

/** Current step of an import. */
export type ImportState =
  | { readonly step: 'choose'; readonly file: ShownFile | null; readonly error: string }
  | { readonly step: 'check'; readonly file: ShownFile; readonly percent: number }
  | { readonly step: 'preview'; readonly entries: readonly ImportEntry[] }
  | ({ readonly step: 'send' } & Sending)
  | ({ readonly step: 'stopped'; readonly error: string } & Sending)
  | { readonly step: 'report'; readonly entries: readonly ImportEntry[] };

const START: ImportState = { step: 'choose', file: null, error: '' };

/** All entries of a dry run that change something. */
export const sendingOf = (entries: readonly ImportEntry[], options: ImportOptions): Sending => {
  const queue = entries.flatMap(({ outcome }, index) => (outcome === 'created' || outcome === 'updated' ? [index] : []));
  return { entries, queue, total: queue.length, options };
};

/** The state after the response to the first batch of the queue. */
function taken({ entries, queue, ...sending }: Sending, results: readonly ImportResult[]): Sending {
  const ended = new Map(queue.slice(0, IMPORT_BATCH).map((place, index) => [place, results[index]]));
  return { entries: entries.map((entry, place) => ({ ...entry, ...ended.get(place) })), queue: queue.slice(IMPORT_BATCH), ...sending };
}

/** Checks a file, and imports it batch by batch; a failed import continues where it stopped. */
export function useJobImport({ checkImport, sendImport, onImported }: ImportCalls) {
  const [state, setState] = useState<ImportState>(START);
  // Ignores the response for a file that was discarded meanwhile.
  const run = useRef(0);

  const choose = async (file: File): Promise<void> => {
    const mine = (run.current += 1);
    const show = (next: ImportState): void => {
      if (mine === run.current) setState(next);
    };
    const { name, size } = file;
    if (size > IMPORT_LIMITS.megabytes * 1024 * 1024) {
      show({ step: 'choose', file: { name, size }, error: transferTexts.import.tooBig });
      return;
    }
    show({ step: 'check', file: { name, size }, percent: 0 });
    try {
      const entries = await checkImport(file, (percent) => show({ step: 'check', file: { name, size }, percent }));
      show({ step: 'preview', entries });
    } catch (error) {
      show({ step: 'choose', file: { name, size }, error: messageOf(error) });
    }
  };

  const reset = (): void => {
    run.current += 1;
    setState(START);
  };

  /**
   * Sends the remaining entries. A batch that was stored before its response was lost counts as
   * unchanged at the retry.
   */
  const start = async (first: Sending): Promise<void> => {
    let sending = first;
    try {
      while (sending.queue.length > 0) {
        setState({ step: 'send', ...sending });
        const { entries, queue } = sending;
        const values = queue.slice(0, IMPORT_BATCH).map((place) => entries[place]?.value);
        sending = taken(sending, await sendImport(values, sending.options));
      }
      setState({ step: 'report', entries: sending.entries });
    } catch (error) {
      setState({ step: 'stopped', ...sending, error: messageOf(error) });
    }
    if (sending.queue.length < sending.total) onImported();
  };

  return { state, choose, reset, start };
}
