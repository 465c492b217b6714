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
  /** Kind of picture, for the message of a failed upload or removal. */
  kind: MediaKind;
  /** File types in the file dialog. @default those of logos and avatars */
  accept?: string;
  /**
   * Validates a file and returns an error message; '' if it is accepted.
   * @default the rule of logos and avatars
   */
  check?: (file: File) => string;
  /** A chosen file that waits for the form to be saved. */
  file: File | null;
  /** URL of the stored picture; '' without one. */
  storedUrl: string;
  /** A failed upload or removal from elsewhere, or its message. */
  error?: MediaFailure | string;
  /** Renders the picture; the URL is empty without one. */
  renderPreview: (url: string) => ReactNode;
  /**
   * Called with the chosen file. For an immediate upload, a rejected promise or one resolved with
   * `false` is a failure.
   */
  onChoose: (file: File) => unknown;
  /** Removes the picture, with results as in `onChoose`; without it there is no remove button. */
  onRemove?: () => unknown;
}

/** A chosen file, as named by the field. */
const named = ({ name, size }: Pick<File, 'name' | 'size'>, state: FileState['state']): FileState => ({ name, size, state });

/**
 * A picture with its preview: choose, replace, remove. A file of a wrong type is named and
 * rejected.
 */
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
  // After an immediate upload, the caller does not know the name of the file.
  const [uploaded, setUploaded] = useState<FileState | null>(null);
  // A second picture may be chosen during the upload of the first: only the result of the last one
  // is shown.
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
          // The button 'Bild entfernen' disappears with the picture.
          data-return-focus=""
          className="sw:w-full"
        />
        {/* The chosen file is valid and the upload fails later, so the message is announced and the
            field stays valid. */}
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
  /** Icon of the missing picture. */
  icon: LucideIcon;
  /** Edge length in px. */
  size: number;
}

/** Shown when there is neither a picture nor a name to take a letter from. */
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
