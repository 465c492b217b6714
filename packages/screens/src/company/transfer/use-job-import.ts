import { IMPORT_BATCH, IMPORT_LIMITS, messageOf, type ImportEntry, type ImportResult, type JobTemplate } from '@stellwerk/domain';
import { useRef, useState } from 'react';
import { transferTexts } from '../../i18n/company/transfer.de';

/** How new jobs are stored. */
export interface ImportWishes {
  /** They stay inactive. */
  readonly asDrafts: boolean;
  /** What they look like; undefined for the design of the company's newest job. */
  readonly design: JobTemplate | undefined;
}

/** What an import asks of the server; each call rejects with an ApiError. */
export interface ImportServices {
  /** Says what an import of the file would do; nothing is stored. */
  readonly check: (file: File, onProgress: (percent: number) => void) => Promise<readonly ImportEntry[]>;
  /** Takes over a batch, at most `IMPORT_BATCH` entries. */
  readonly send: (values: readonly unknown[], wishes: ImportWishes) => Promise<readonly ImportResult[]>;
  /** Some entries have been taken over. */
  readonly onImported: () => void;
}

/** What of a file is shown. */
type ShownFile = Pick<File, 'name' | 'size'>;

interface Sending {
  /** Every entry with what has become of it, or will. */
  readonly entries: readonly ImportEntry[];
  /** Places in `entries` that are still to be sent. */
  readonly queue: readonly number[];
  /** How many were to be sent in all. */
  readonly total: number;
  readonly wishes: ImportWishes;
}

/** Where an import stands. */
export type ImportState =
  | { readonly step: 'choose'; readonly file: ShownFile | null; readonly error: string }
  | { readonly step: 'check'; readonly file: ShownFile; readonly percent: number }
  | { readonly step: 'preview'; readonly entries: readonly ImportEntry[] }
  | ({ readonly step: 'send' } & Sending)
  | ({ readonly step: 'stopped'; readonly error: string } & Sending)
  | { readonly step: 'report'; readonly entries: readonly ImportEntry[] };

const START: ImportState = { step: 'choose', file: null, error: '' };

/** Everything of a check that changes something. */
export const sendingOf = (entries: readonly ImportEntry[], wishes: ImportWishes): Sending => {
  const queue = entries.flatMap(({ outcome }, index) => (outcome === 'created' || outcome === 'updated' ? [index] : []));
  return { entries, queue, total: queue.length, wishes };
};

/** How it stands once the server has answered the first batch of the queue. */
function taken({ entries, queue, ...sending }: Sending, results: readonly ImportResult[]): Sending {
  const ended = new Map(queue.slice(0, IMPORT_BATCH).map((place, index) => [place, results[index]]));
  return { entries: entries.map((entry, place) => ({ ...entry, ...ended.get(place) })), queue: queue.slice(IMPORT_BATCH), ...sending };
}

/** Reads a file, and takes it over batch by batch; one that breaks off goes on where it stopped. */
export function useJobImport({ check, send, onImported }: ImportServices) {
  const [state, setState] = useState<ImportState>(START);
  // A file that was put aside must not come back when its answer does.
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
      const entries = await check(file, (percent) => show({ step: 'check', file: { name, size }, percent }));
      show({ step: 'preview', entries });
    } catch (error) {
      show({ step: 'choose', file: { name, size }, error: messageOf(error) });
    }
  };

  const reset = (): void => {
    run.current += 1;
    setState(START);
  };

  /** Sends what is still to be sent. A batch that was stored before its answer got lost is found unchanged the second time. */
  const start = async (first: Sending): Promise<void> => {
    let sending = first;
    try {
      while (sending.queue.length > 0) {
        setState({ step: 'send', ...sending });
        const { entries, queue } = sending;
        const values = queue.slice(0, IMPORT_BATCH).map((place) => entries[place]?.value);
        sending = taken(sending, await send(values, sending.wishes));
      }
      setState({ step: 'report', entries: sending.entries });
    } catch (error) {
      setState({ step: 'stopped', ...sending, error: messageOf(error) });
    }
    if (sending.queue.length < sending.total) onImported();
  };

  return { state, choose, reset, start };
}
