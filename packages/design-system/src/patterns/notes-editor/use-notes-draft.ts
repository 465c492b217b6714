import { useState } from 'react';
import { useDrafts } from '../../lib/drafts';

/** What is being written, and what the writer has seen of the stored notes. */
export interface NotesDraft {
  /** What is typed; null while nobody writes. */
  readonly text: string | null;
  /** Whether it is still what an earlier visit has left. */
  readonly isKept: boolean;
  /** The stored notes that the writer knows: those the writing began from, or those shown beside it. */
  readonly seen: string;
  /** Whether somebody else has stored other notes since the writing began: they are shown beside it. */
  readonly isBehind: boolean;
  readonly begin: () => void;
  readonly type: (text: string) => void;
  /** Shows the stored notes beside what is typed, after a save was refused for their sake. */
  readonly showStored: () => void;
  /** Gives up what is typed, or forgets it once it is stored. */
  readonly end: () => void;
}

/**
 * What is typed into the notes, kept by the `DraftsProvider` together with what it began from (decision 0081).
 * @param notes as stored
 * @param name @default nothing is kept
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
  // null from when the stored notes are shown: from then on the writer knows whatever is stored.
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

/** Behind the name of a draft: what it began from. */
const SEEN = '-seen';
