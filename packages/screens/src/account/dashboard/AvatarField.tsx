import { Avatar, Button, FieldError, Icon, Section } from '@stellwerk/design-system';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { account } from '../../i18n/account.de';

const texts = account.profile;

export interface AvatarFieldProps {
  readonly name: string;
  /** Address of the picture, or ''. */
  readonly url: string;
  /** Uploads at once (AC22). */
  readonly onChosen: (file: File) => void;
  readonly onRemove: () => void;
  /** An upload or removal is under way. @default false */
  readonly busy?: boolean;
  /** Why the last one failed. @default '' */
  readonly error?: string;
}

/** The own picture: shown, chosen, replaced, removed. */
export default function AvatarField({ name, url, onChosen, onRemove, busy = false, error = '' }: AvatarFieldProps) {
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
              // The same file may be chosen again after a failure.
              event.target.value = '';
              if (file !== undefined) onChosen(file);
            }}
          />
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <Button size="sm" loading={busy} aria-describedby={`${id}hint ${id}error`} onClick={() => input.current?.click()}>
              {!busy && <Icon as={ImageUp} size={16} />}
              {url === '' ? texts.avatarChoose : texts.avatarReplace}
            </Button>
            {url !== '' && (
              <Button size="sm" variant="quiet" blocked={busy} onClick={onRemove}>
                <Icon as={Trash2} size={16} />
                {texts.avatarRemove}
              </Button>
            )}
          </div>
          <div role="alert">{error !== '' && <FieldError id={`${id}error`}>{error}</FieldError>}</div>
        </div>
      </div>
    </Section>
  );
}
