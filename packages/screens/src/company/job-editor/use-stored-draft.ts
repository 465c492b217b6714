import type { StoredJobDraft } from '@stellwerk/forms/job-form';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { writeLater } from '../../shared';
import type { DraftStore } from './draft-store';

/** Draft storage of one form. No method rejects: with full or blocked storage there is no draft. */
export interface DraftStorage {
  /** Idempotency key of the new job, unless a draft is restored. */
  readonly requestKey: string;
  /** The stored draft; null if there is none or it has expired. */
  readonly read: () => Promise<StoredJobDraft | null>;
  readonly save: (draft: Omit<StoredJobDraft, 'savedAt'>) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Delay after the last key before the draft is stored, in milliseconds. */
const REST_MS = 500;

export interface StoredDraftOffer {
  /** Draft of an earlier visit; null if there is none, or once it was restored or discarded. */
  readonly found: StoredJobDraft | null;
  /** The restored draft. */
  readonly restored: StoredJobDraft | null;
  /** Idempotency key of the job. */
  readonly requestKey: string;
  readonly restore: () => void;
  /** Deletes the draft: the person discarded it or the job is saved. */
  readonly discard: () => void;
}

/**
 * Stores the form values as a draft, in case the page is left without a confirmation: by the back
 * button, a lost connection or a closed laptop. An older draft is not overwritten while it is
 * offered.
 */
export function useStoredDraft(drafts: DraftStorage, store: DraftStore): StoredDraftOffer {
  const [found, setFound] = useState<StoredJobDraft | null>(null);
  const [restored, setRestored] = useState<StoredJobDraft | null>(null);
  const requestKey = (restored ?? drafts).requestKey;
  const writer = useMemo(
    () =>
      writeLater(() => {
        const draft = store.get();
        if (draft === undefined) return;
        const { values, base, video } = draft;
        void drafts.save({ values, base, requestKey, files: { file: video.file, captions: video.captions } });
      }, REST_MS),
    [drafts, store, requestKey],
  );

  useEffect(() => {
    let gone = false;
    void drafts.read().then((stored) => !gone && setFound(stored));
    return () => {
      gone = true;
    };
  }, [drafts]);

  // An expiring login unmounts the form, perhaps before the delay has passed.
  useEffect(() => () => writer.flush(), [writer]);

  useEffect(() => {
    if (found !== null) return;
    const stop = store.subscribe(writer.ask);
    return () => {
      writer.cancel();
      stop();
    };
  }, [store, writer, found]);

  const restore = useCallback(() => {
    setRestored(found);
    setFound(null);
  }, [found]);
  const discard = useCallback(() => {
    writer.cancel();
    setFound(null);
    void drafts.discard();
  }, [drafts, writer]);
  return { found, restored, requestKey, restore, discard };
}
