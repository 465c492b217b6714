import { useState } from 'react';
import { useDrafts } from '../../lib/drafts';

/** The draft, and the stored notes that it is based on. */
export interface NotesDraft {
  /** Current text; null while not editing. */
  readonly text: string | null;
  /** Whether it is still the unchanged draft of an earlier visit. */
  readonly isKept: boolean;
  /** The stored notes that the author has seen: the base of the draft, or those shown beside it. */
  readonly seen: string;
  /**
   * Whether another person has saved different notes meanwhile: they are shown beside the draft.
   */
  readonly isBehind: boolean;
  readonly begin: () => void;
  readonly type: (text: string) => void;
  /** Shows the stored notes beside the draft, after a conflict. */
  readonly showStored: () => void;
  /** Deletes the draft, when it is discarded or saved. */
  readonly end: () => void;
}

/**
 * The draft of notes, kept by the `DraftsProvider` together with its base version (decision 0081).
 * @param notes the stored notes
 * @param name
 * @default nothing is kept
 */
export function useNotesDraft(notes: string, name: string | undefined): NotesDraft {
  const drafts = useDrafts();
  const read = (key: string): string | undefined => (name === undefined ? undefined : drafts.read(name + key));
  const write = (text: string | undefined, seen: string | undefined): void => {
    if (name === undefined) return;
    drafts.write(name, text);
    drafts.write(name + SEEN, seen);
  };
  const [kept] = useState(() => read(''));
  const [text, setText] = useState(kept === undefined || kept === notes ? null : kept);
  // null once the stored notes are shown: then the author has seen the current version.
  const [began, setBegan] = useState(() => ((read(SEEN) ?? notes) === notes ? notes : null));
  const seen = began ?? notes;
  return {
    text,
    isKept: text === kept && text !== notes,
    seen,
    isBehind: began === null,
    begin: () => {
      setText(notes);
      setBegan(notes);
    },
    type: (typed) => {
      setText(typed);
      write(typed, seen);
    },
    showStored: () => setBegan(null),
    end: () => {
      setText(null);
      write(undefined, undefined);
    },
  };
}

/** Suffix of the draft key for its base version. */
const SEEN = '-seen';
