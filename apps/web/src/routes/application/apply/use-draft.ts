import type { ApplicationDraft } from '@stellwerk/forms/application-form';
import { writeLater } from '@stellwerk/screens/shared';
import { useEffect, useState } from 'react';
import { discardDraft, readDraft, saveDraft } from '../../../data/applications/draft';
import { currentPerson } from '../../../data/session';

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
function draftWriter(jobId: string, owner: string): DraftWriter {
  let latest: ApplicationDraft | undefined;
  let open = true;
  const writer = writeLater(() => latest && void saveDraft(jobId, owner, latest), WRITING_PAUSE);
  return {
    keep: (next) => {
      latest = next;
      if (open) writer.ask();
    },
    drop: () => {
      open = false;
      writer.cancel();
      return discardDraft(jobId, owner);
    },
  };
}

/** The kept draft of a job's form: read once after hydration, written while the person types. */
export function useDraft(jobId: string): DraftState {
  const [draft, setDraft] = useState<ApplicationDraft>();
  // Whose words they are stays the same when the session ends before they are sent.
  const [owner] = useState(currentPerson);
  const [writer] = useState(() => draftWriter(jobId, owner));
  useEffect(() => {
    let current = true;
    void readDraft(jobId, owner).then((found) => {
      if (current && found !== null) setDraft(found);
    });
    return () => {
      current = false;
    };
  }, [jobId, owner]);
  return { draft, ...writer };
}
