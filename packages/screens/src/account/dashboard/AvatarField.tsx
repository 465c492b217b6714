import { Avatar, Button, FieldError, Icon, Section } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { toApiError } from '@stellwerk/domain';
import { imageError, mediaText, type MediaFailure } from '@stellwerk/forms/profile-form';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { account } from '../../i18n/account.de';

const texts = account.profile;

export interface AvatarFieldProps {
  readonly name: string;
  /** URL of the picture, or ''. */
  readonly url: string;
  /** Uploads at once (AC22); rejects on failure. */
  readonly onChosen: (file: File) => Promise<unknown>;
  /** Removes it at once; rejects on failure. */
  readonly onRemove: () => Promise<unknown>;
}

/**
 * The server's message for a rejected picture; the catalogue's message for other errors (MD12,
 * MD17).
 */
function textOf(cause: unknown, action: MediaFailure['action']): string {
  const { status, serverMessage } = toApiError(cause);
  return status === 400 && serverMessage !== '' ? serverMessage : mediaText('avatar', { action, cause });
}

/** The person's picture: view, choose, replace, remove. */
export default function AvatarField({ name, url, onChosen, onRemove }: AvatarFieldProps) {
  const [refused, setRefused] = useState('');
  const { busy, failure, run } = useAction((file: File | null) => (file === null ? onRemove() : onChosen(file)), {
    failure: (cause, file) => textOf(cause, file === null ? 'remove' : 'upload'),
    failureIn: 'screen',
  });
  const change = (file: File | null): void => {
    const problem = file === null ? '' : imageError(file);
    setRefused(problem);
    if (problem === '') void run(file);
  };
  const error = refused === '' ? (failure?.summary.join(' ') ?? '') : refused;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Section title={texts.avatarTitle} size="sm">
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-5">
        <Avatar name={name} src={url} size={88} />
        <div className="sw:grid sw:min-w-0 sw:flex-1 sw:basis-60 sw:gap-2">
          <p id={`${id}hint`} className="sw:text-sm sw:text-ink-2">
            {texts.avatarHint}
          </p>
          <input
            ref={input}
            type="file"
            accept=".jpg,.jpeg,.png,.webp"
            className="sw:sr-only"
            tabIndex={-1}
            aria-label={texts.avatarTitle}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Allows choosing the same file again after a failure.
              event.target.value = '';
              if (file !== undefined) change(file);
            }}
          />
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <Button size="sm" loading={busy} aria-describedby={`${id}hint ${id}error`} onClick={() => input.current?.click()}>
              {!busy && <Icon as={ImageUp} size={16} />}
              <span>{url === '' ? texts.avatarChoose : texts.avatarReplace}</span>
            </Button>
            {url !== '' && (
              <Button size="sm" variant="quiet" blocked={busy} onClick={() => change(null)}>
                <Icon as={Trash2} size={16} />
                {texts.avatarRemove}
              </Button>
            )}
          </div>
          {error !== '' && (
            <div role="alert">
              <FieldError id={`${id}error`}>{error}</FieldError>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
