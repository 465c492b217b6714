import type { ApplicationDraft } from '@stellwerk/forms/application-form';
import { writeLater } from '@stellwerk/screens/shared';
import { useEffect, useState } from 'react';
import { discardDraft, readDraft, saveDraft } from '../../../data/applications/draft';

/** Wait after the last change before the draft is written, in milliseconds. */
const WRITING_PAUSE = 400;

export interface DraftState extends DraftWriter {
  /** The draft kept from an earlier visit; undefined while it is being looked for, and without one. */
  readonly draft: ApplicationDraft | undefined;
}

interface DraftWriter {
  readonly keep: (draft: ApplicationDraft) => void;
  readonly drop: () => Promise<void>;
}

/** Writes a draft some moments after the last change; once dropped it writes no more. */
function draftWriter(jobId: string): DraftWriter {
  let latest: ApplicationDraft | undefined;
  let open = true;
  const writer = writeLater(() => latest && void saveDraft(jobId, latest), WRITING_PAUSE);
  return {
    keep: (next) => {
      latest = next;
      if (open) writer.ask();
    },
    drop: () => {
      open = false;
      writer.cancel();
      return discardDraft(jobId);
    },
  };
}

/** The kept draft of a job's form: read once after hydration, written while the person types. */
export function useDraft(jobId: string): DraftState {
  const [draft, setDraft] = useState<ApplicationDraft>();
  const [writer] = useState(() => draftWriter(jobId));
  useEffect(() => {
    let current = true;
    void readDraft(jobId).then((found) => {
      if (current && found !== null) setDraft(found);
    });
    return () => {
      current = false;
    };
  }, [jobId]);
  return { draft, ...writer };
}
