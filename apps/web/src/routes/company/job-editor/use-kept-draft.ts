import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftKeeper, KeptDraft } from './draft-keeper';
import type { DraftStore } from './draft-store';

/** Pause after the last key before the draft is kept, in milliseconds. */
const REST_MS = 500;

export interface KeptDraftOffer {
  /** A draft that was left here before; null while there is none, or once it was answered. */
  readonly found: KeptDraft | null;
  /** The draft that the person has taken over. */
  readonly taken: KeptDraft | null;
  readonly take: () => void;
  /** Forgets the draft: it was refused, given up, or is saved. */
  readonly drop: () => void;
}

/**
 * Keeps what stands in the form, for the ways out that ask nothing: the browser's way back, a lost connection, a closed lid.
 * While an older draft is offered, nothing takes its place.
 */
export function useKeptDraft(drafts: DraftKeeper, store: DraftStore): KeptDraftOffer {
  const [found, setFound] = useState<KeptDraft | null>(null);
  const [taken, setTaken] = useState<KeptDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let gone = false;
    void drafts.read().then((kept) => !gone && setFound(kept));
    return () => {
      gone = true;
    };
  }, [drafts]);

  useEffect(() => {
    if (found !== null) return;
    const stop = store.subscribe(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const draft = store.get();
        if (draft !== undefined) void drafts.keep(draft.values);
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [drafts, store, found]);

  const take = useCallback(() => {
    setTaken(found);
    setFound(null);
  }, [found]);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    setFound(null);
    void drafts.drop();
  }, [drafts]);
  return { found, taken, take, drop };
}
