import { APPLICATION_LIMITS, applicationMessages } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Check, Lock, Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button, IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { TextArea } from '../../components/text-area';
import { useDrafts } from '../../lib/drafts';
import { useAction } from '../action';
import { de } from '../i18n/de';

export interface NotesEditorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The notes as stored; '' for none. */
  notes: string;
  /**
   * Stores the notes. A rejected promise or `false` is a failure: the error is shown and the editor keeps the typed text (CA51).
   * Anything else ends the editing.
   */
  onSave: (notes: string) => unknown;
  /**
   * Under what name a `DraftsProvider` keeps what is typed until it is stored or given up; a kept draft opens the editor with it.
   * One name for each application. @default nothing is kept
   */
  draftName?: string;
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4;
}

/** The name of the draft of an application's notes. */
export const notesDraft = (applicationId: string): string => `notes-${applicationId}`;

/**
 * Private notes of the team: read, edit by the pencil, save or cancel (CA50).
 * @example
 * <NotesEditor notes={application.notes} onSave={saveNotes} />
 */
export function NotesEditor({ notes, onSave, draftName, level = 3, className, ...rest }: NotesEditorProps) {
  const drafts = useDrafts();
  const [kept] = useState(() => (draftName === undefined ? undefined : drafts.read(draftName)));
  const [draft, setDraft] = useState(kept === undefined || kept === notes ? null : kept);
  const action = useAction(
    async (text: string): Promise<void> => {
      if ((await onSave(text)) === false) throw new Error('The notes were not stored.');
    },
    { failure: applicationMessages.notesFailedInline, failureIn: 'screen' },
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const editing = draft !== null;
  const wasEditing = useRef(editing);
  const Heading = `h${level}` as const;

  useEffect(() => {
    // An editor that is there from the start, with a draft, takes no focus.
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    (editing ? area : pencil).current?.focus();
  }, [editing]);

  const type = (text: string) => {
    setDraft(text);
    if (draftName !== undefined) drafts.write(draftName, text);
  };
  const close = () => {
    setDraft(null);
    if (draftName !== undefined) drafts.write(draftName, undefined);
    action.clear();
  };
  const save = async (text: string) => {
    const saved = await action.run(text);
    if (saved.ok) close();
  };

  return (
    <div className={cx('sw:grid sw:grid-cols-[minmax(0,1fr)] sw:content-start sw:gap-2', className)} {...rest}>
      <div className="sw:flex sw:min-h-10 sw:items-center sw:justify-between sw:gap-3">
        <Heading className="sw:text-sm sw:font-semibold">{de.notes.title}</Heading>
        {!editing && <IconButton ref={pencil} label={de.notes.edit} icon={Pencil} onClick={() => setDraft(notes)} />}
      </div>
      {editing ? (
        <>
          <TextArea
            ref={area}
            label={de.notes.title}
            hideLabel
            value={draft}
            maxLength={APPLICATION_LIMITS.notes}
            error={action.failure?.summary.join(' ')}
            onChange={(event) => type(event.target.value)}
          />
          {draft === kept && draft !== notes && <p className="sw:text-sm sw:text-ink-2">{de.notes.kept}</p>}
          <PrivateHint />
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <Button size="sm" variant="primary" loading={action.busy} onClick={() => void save(draft)}>
              {!action.busy && <Icon as={Check} size={16} />}
              {de.notes.save}
            </Button>
            <Button size="sm" blocked={action.busy} onClick={close}>
              {de.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={cx('sw:max-w-prose sw:text-sm sw:whitespace-pre-line sw:wrap-anywhere', notes === '' && 'sw:text-ink-3')}>
            {notes || de.notes.empty}
          </p>
          <PrivateHint />
        </>
      )}
    </div>
  );
}

function PrivateHint() {
  return (
    <p className="sw:flex sw:items-center sw:gap-2 sw:text-sm sw:text-ink-3">
      <Icon as={Lock} size={16} />
      {de.notes.private}
    </p>
  );
}
