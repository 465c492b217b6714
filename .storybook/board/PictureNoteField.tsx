import { Button } from '@stellwerk/design-system/button';
import { TextArea } from '@stellwerk/design-system/text-area';
import type { PictureNote } from '../review/model.ts';
import { labels, viewLabel } from './labels.de.ts';
import type { BoardPicture } from './model.ts';

interface PictureNoteFieldProps {
  readonly picture: BoardPicture;
  /** Name of the story. */
  readonly name: string;
  readonly notes: readonly PictureNote[];
  readonly onNotes?: (notes: readonly PictureNote[]) => void;
}

/** The remark at a picture: a button, then a field. */
export function PictureNoteField({ picture, name, notes, onNotes }: PictureNoteFieldProps) {
  const note = notes.find((one) => one.picture === picture.key);
  const view = labels.pictureAlt(name, viewLabel(picture));
  if (onNotes === undefined) return null;
  const others = notes.filter((one) => one !== note);
  if (note === undefined) {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={labels.addNoteAt(view)}
        onClick={() => onNotes([...notes, { picture: picture.key, text: '' }])}
      >
        {labels.addNote}
      </Button>
    );
  }
  return (
    <div
      className="board-note"
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) onNotes(notes.map((one) => (one === note ? { ...note, text: target.value } : one)));
      }}
    >
      {/* It appears at the reviewer's own click, in the place of the button that had the focus. */}
      <TextArea label={labels.note(view)} rows={2} defaultValue={note.text} ref={note.text === '' ? focusOnce : undefined} />
      <Button size="sm" variant="quiet" onClick={() => onNotes(others)}>
        {labels.removeNote}
      </Button>
    </div>
  );
}

const focusOnce = (area: HTMLTextAreaElement | null): void => area?.focus();
