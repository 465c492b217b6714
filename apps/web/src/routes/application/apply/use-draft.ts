import type { Id } from '@stellwerk/domain';
import type { ApplicationDraft } from '@stellwerk/forms/application-form';
import { writeLater } from '@stellwerk/screens/shared';
import { useEffect, useState } from 'react';
import { drafts } from '../../../data/applications/draft';

/** Delay after the last change before the draft is written, in milliseconds. */
const WRITING_PAUSE = 400;

export interface DraftState extends DraftWriter {
  /** The draft of an earlier visit; undefined while loading, and without one. */
  readonly draft: ApplicationDraft | undefined;
}

interface DraftWriter {
  readonly keep: (draft: ApplicationDraft) => void;
  readonly drop: () => Promise<void>;
}

/** The same for the current owner of the draft. */
interface OwnedDraftWriter {
  readonly keep: (owner: string, draft: ApplicationDraft) => void;
  readonly drop: (owner: string) => Promise<void>;
}

/** Writes a draft some moments after the last change; nothing once it is dropped. */
function draftWriter(jobId: Id<'job'>): OwnedDraftWriter {
  let latest: { readonly owner: string; readonly draft: ApplicationDraft } | undefined;
  let open = true;
  const writer = writeLater(() => latest && void drafts.save(jobId, latest.owner, latest.draft), WRITING_PAUSE);
  return {
    keep: (owner, draft) => {
      latest = { owner, draft };
      if (open) writer.ask();
    },
    drop: (owner) => {
      open = false;
      writer.cancel();
      return drafts.discard(jobId, owner);
    },
  };
}

/** The stored draft of a job's form: read after hydration, written while the person types. @param owner the account, '' for a visitor */
export function useDraft(jobId: Id<'job'>, owner: string): DraftState {
  const [draft, setDraft] = useState<ApplicationDraft>();
  const [writer] = useState(() => draftWriter(jobId));
  useEffect(() => {
    let current = true;
    void drafts.read(jobId, owner).then((found) => {
      if (current && found !== null) setDraft(found);
    });
    return () => {
      current = false;
    };
  }, [jobId, owner]);
  return { draft, keep: (next) => writer.keep(owner, next), drop: () => writer.drop(owner) };
}
