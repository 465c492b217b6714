import { Button, FieldError, FileField, Icon, type FileState } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns/action';
import type { LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { de } from '../i18n/de';
import { IMAGE_ACCEPT, imageError } from './images';
import { mediaText, type MediaFailure, type MediaKind } from './media-failure';
import { useObjectUrl } from './use-object-url';

export interface ImageFieldProps {
  label: string;
  hint?: string;
  /** Whose picture it is, for the message of a failed upload or removal. */
  kind: MediaKind;
  /** File types of the dialog. @default those of logos and avatars */
  accept?: string;
  /** Why a file is not taken; '' when it is. @default the rule of logos and avatars */
  check?: (file: File) => string;
  /** A file that is chosen and waits for the form to be saved. */
  file: File | null;
  /** URL of the stored picture; '' without one. */
  storedUrl: string;
  /** An upload or removal that failed elsewhere, or its message. */
  error?: MediaFailure | string;
  /** Renders the picture; an empty URL means that there is none. */
  renderPreview: (url: string) => ReactNode;
  /** Takes the file. Where it goes up at once, a rejected promise or one for `false` is a failed upload. */
  onChoose: (file: File) => unknown;
  /** Removes the picture, as `onChoose` stores it; without it there is no such button. */
  onRemove?: () => unknown;
}

/** A file that was chosen, as the field names it. */
const named = ({ name, size }: Pick<File, 'name' | 'size'>, state: FileState['state']): FileState => ({ name, size, state });

/** A picture with its preview: choose, replace, remove. A file of another kind is named and not taken. */
export function ImageField({
  label,
  hint,
  kind,
  accept = IMAGE_ACCEPT,
  check = imageError,
  file,
  storedUrl,
  error,
  renderPreview,
  onChoose,
  onRemove,
}: ImageFieldProps) {
  const [refused, setRefused] = useState('');
  const [said, setSaid] = useState('');
  // Where it goes up at once, nobody outside knows the name that it had.
  const [uploaded, setUploaded] = useState<FileState | null>(null);
  // A second picture may be chosen while the first is on its way: only what becomes of the last one is shown.
  const action = useAction(
    async (_kind: MediaFailure['action'], call: () => unknown): Promise<void> => {
      if ((await call()) === false) throw new Error('The picture was not stored.');
    },
    { failure: (cause, tried) => mediaText(kind, { action: tried, cause }), failureIn: 'screen', parallel: true },
  );
  const chosenUrl = useObjectUrl(file);
  const url = chosenUrl || storedUrl;
  const id = useId();
  const failed = refused === '' ? (action.failure?.summary.join(' ') ?? mediaText(kind, error)) : '';
  const attempt = async (tried: MediaFailure['action'], call: () => unknown, next: File | null): Promise<void> => {
    setRefused('');
    setSaid('');
    setUploaded(next && named(next, 'chosen'));
    if (!(await action.run(tried, call)).ok) return setUploaded(null);
    setUploaded(next && named(next, 'uploaded'));
    setSaid(next ? de.fileChosen(next.name) : de.imageRemoved);
  };
  const choose = (next: File) => {
    const error = check(next);
    if (error === '') void attempt('upload', () => onChoose(next), next);
    else setRefused(error);
  };
  return (
    <div className="sw:grid sw:gap-4 sw:@sm:grid-cols-[auto_minmax(0,1fr)]">
      {renderPreview(url)}
      <div className="sw:grid sw:content-start sw:justify-items-start sw:gap-3">
        <FileField
          label={label}
          hint={hint}
          optional
          accept={accept}
          error={refused}
          aria-describedby={failed === '' ? undefined : id}
          file={file ? named(file, 'chosen') : uploaded}
          onSelect={choose}
          // 'Bild entfernen' goes with the picture.
          data-return-focus=""
          className="sw:w-full"
        />
        {/* Not the file that was chosen is wrong, and the answer comes later: it is read out, and the field stays valid. */}
        {failed !== '' && (
          <div role="alert">
            <FieldError id={id}>{failed}</FieldError>
          </div>
        )}
        <p role="status" className="sw:sr-only">
          {said}
        </p>
        {url !== '' && onRemove && (
          <Button size="sm" onClick={() => void attempt('remove', onRemove, null)}>
            {de.removeImage}
          </Button>
        )}
      </div>
    </div>
  );
}

export interface NoPictureProps {
  /** What would be in the picture. */
  icon: LucideIcon;
  /** Edge in px. */
  size: number;
}

/** Stands where there is neither a picture nor a name to render a letter of. */
export function NoPicture({ icon, size }: NoPictureProps) {
  return (
    <span
      aria-hidden
      className="sw:grid sw:place-items-center sw:border sw:border-line sw:rounded-2 sw:bg-sunken sw:text-ink-3"
      style={{ width: size, height: size }}
    >
      <Icon as={icon} size={Math.round(size / 3)} strokeWidth={1.25} />
    </span>
  );
}
