import { APPLICATION_LIMITS, applicationMessages, generalMessages, statusOf } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Check, Lock, Pencil } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react';
import { Button, IconButton } from '../../components/button';
import { Icon } from '../../components/icon';
import { TextArea } from '../../components/text-area';
import { useAction } from '../action';
import { de } from '../i18n/de';
import { useNotesDraft } from './use-notes-draft';

export interface NotesEditorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The stored notes; '' for none. */
  notes: string;
  /**
   * Saves the notes. A rejected promise or `false` is a failure: the error is shown and the editor
   * keeps the text (CA51). Any other result ends the editing.
   * @param seen the stored notes that the author has seen. If other notes were stored meanwhile, reject with an `ApiError` of 409 and pass
   * them as `notes`: the editor shows both, and the next save passes them as seen.
   */
  onSave: (notes: string, seen: string) => unknown;
  /**
   * Key under which a `DraftsProvider` keeps unsaved text; a stored draft opens the editor with it.
   * One key per application.
   * @default no draft
   */
  draftName?: string;
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4;
}

const failure = (error: unknown): string => (statusOf(error) === 409 ? generalMessages.conflict : applicationMessages.notesFailedInline);

/**
 * Private notes of the team: read, edit by the pencil button, save or cancel (CA50).
 * @example
 * <NotesEditor notes={application.notes} onSave={saveNotes} />
 */
export function NotesEditor({ notes, onSave, draftName, level = 3, className, ...rest }: NotesEditorProps) {
  const draft = useNotesDraft(notes, draftName);
  const action = useAction(
    async (typed: string): Promise<void> => {
      if ((await onSave(typed, draft.seen)) === false) throw new Error('The notes were not stored.');
    },
    { failure, failureIn: 'screen' },
  );
  const storedId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { text } = draft;
  const editing = text !== null;
  const wasEditing = useRef(editing);
  const Heading = `h${level}` as const;

  useEffect(() => {
    // An editor opened initially by a draft does not take the focus.
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    (editing ? area : pencil).current?.focus();
  }, [editing]);

  const close = () => {
    draft.end();
    action.clear();
  };
  const save = async (typed: string) => {
    const saved = await action.run(typed);
    if (saved.ok) close();
    else if (statusOf(saved.error) === 409) draft.showStored();
  };

  return (
    <div className={cx('sw:grid sw:grid-cols-[minmax(0,1fr)] sw:content-start sw:gap-2', className)} {...rest}>
      <div className="sw:flex sw:min-h-10 sw:items-center sw:justify-between sw:gap-3">
        <Heading className="sw:text-sm sw:font-semibold">{de.notes.title}</Heading>
        {!editing && <IconButton ref={pencil} label={de.notes.edit} icon={Pencil} onClick={draft.begin} />}
      </div>
      {text !== null ? (
        <>
          <TextArea
            ref={area}
            label={de.notes.title}
            hideLabel
            value={text}
            aria-describedby={draft.isBehind ? storedId : undefined}
            maxLength={APPLICATION_LIMITS.notes}
            error={action.failure?.summary.join(' ')}
            onChange={(event) => draft.type(event.target.value)}
          />
          {draft.isBehind && (
            <p id={storedId} className="sw:text-sm sw:whitespace-pre-line sw:wrap-anywhere">
              {de.notes.meanwhile(notes)}
            </p>
          )}
          {draft.isKept && <p className="sw:text-sm sw:text-ink-2">{de.notes.kept}</p>}
          <PrivateHint />
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <Button size="sm" variant="primary" loading={action.busy} onClick={() => void save(text)}>
              {!action.busy && <Icon as={Check} size={16} />}
              <span>{de.notes.save}</span>
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
