import type { ApplicationDraft } from '@stellwerk/forms/application-form';
import { useEffect, useMemo, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../../data/applications/draft';

/** Wait after the last change before the draft is written, in milliseconds. */
const WRITING_PAUSE = 400;

export interface DraftState {
  /** The draft kept from an earlier visit; undefined while it is being looked for, and without one. */
  readonly draft: ApplicationDraft | undefined;
  readonly keep: (draft: ApplicationDraft) => void;
  readonly drop: () => Promise<void>;
}

/** The kept draft of a posting's form: read once after hydration, written while the person types. */
export function useDraft(jobId: string): DraftState {
  const [draft, setDraft] = useState<ApplicationDraft>();
  const writer = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open = true;
    return {
      keep(next: ApplicationDraft): void {
        clearTimeout(timer);
        if (open) timer = setTimeout(() => void saveDraft(jobId, next), WRITING_PAUSE);
      },
      drop(): Promise<void> {
        open = false;
        clearTimeout(timer);
        return dropDraft(jobId);
      },
    };
  }, [jobId]);
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
