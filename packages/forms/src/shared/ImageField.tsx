import { Button, FileField } from '@stellwerk/design-system';
import { useState, type ReactNode } from 'react';
import { de } from '../i18n/de';
import { IMAGE_ACCEPT, imageFault } from './images';
import { useObjectUrl } from './useObjectUrl';

export interface ImageFieldProps {
  label: string;
  hint?: string;
  /** File types of the dialog. @default those of logos and avatars */
  accept?: string;
  /** Why a file is not taken; '' when it is. @default the rule of logos and avatars */
  check?: (file: File) => string;
  /** A file that is chosen and waits for the form to be saved. */
  file: File | null;
  /** Address of the stored picture; '' without one. */
  storedUrl: string;
  /** What the upload or removal answered, when it failed. */
  error?: string;
  /** Draws the picture; an empty address means that there is none. */
  renderPreview: (url: string) => ReactNode;
  onChoose: (file: File) => void;
  /** Removes the picture; without it there is no such button. */
  onRemove?: () => void;
}

/** A picture with its preview: choose, replace, remove. A file of another kind is named and not taken. */
export function ImageField({
  label,
  hint,
  accept = IMAGE_ACCEPT,
  check = imageFault,
  file,
  storedUrl,
  error,
  renderPreview,
  onChoose,
  onRemove,
}: ImageFieldProps) {
  const [refused, setRefused] = useState('');
  const chosenUrl = useObjectUrl(file);
  const url = chosenUrl || storedUrl;
  const choose = (next: File) => {
    const fault = check(next);
    setRefused(fault);
    if (fault === '') onChoose(next);
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
          error={refused || error}
          file={null}
          onSelect={choose}
          onRemove={() => undefined}
          className="sw:w-full"
        />
        {url !== '' && onRemove && (
          <Button
            size="sm"
            onClick={() => {
              setRefused('');
              onRemove();
            }}
          >
            {de.removeImage}
          </Button>
        )}
      </div>
    </div>
  );
}
