import type { StoredJobDraft } from '@stellwerk/forms/job-form';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { writeLater } from '../../shared';
import type { DraftStorage } from './drafts';
import type { DraftStore } from './draft-store';

/** Pause after the last key before the draft is stored, in milliseconds. */
const REST_MS = 500;

export interface StoredDraftOffer {
  /** A draft that was left here before; null while there is none, or once it was answered. */
  readonly found: StoredJobDraft | null;
  /** The draft that the person has restored. */
  readonly restored: StoredJobDraft | null;
  /** Key of the job that the form makes. */
  readonly requestKey: string;
  readonly restore: () => void;
  /** Deletes the draft: the person discarded it or the job is saved. */
  readonly discard: () => void;
}

/**
 * Stores the values of the form, for the ways out without a question: the browser's back button, a lost connection, a closed lid.
 * While an older draft is offered, it is not overwritten.
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

  // A login that ends takes the form away, perhaps before the pause is over.
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
