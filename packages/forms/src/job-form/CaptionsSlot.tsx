import { FileField } from '@stellwerk/design-system';
import { useId, useRef, useState } from 'react';
import { CAPTIONS_ACCEPT, captionsError } from './captions';
import { labels } from './messages.de';

export interface CaptionsSlotProps {
  /** Chosen captions that are uploaded after the job is saved. */
  file: File | null;
  /** Name of the stored captions to keep; '' without any. */
  stored: string;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Clears chosen and stored captions. */
  onRemove: () => void;
}

/**
 * The captions of the job's video. They are optional, but a hint names the people whom missing
 * captions exclude (WCAG 1.2.2).
 */
export function CaptionsSlot({ file, stored, disabled, onChoose, onRemove }: CaptionsSlotProps) {
  const [error, setError] = useState('');
  const newest = useRef<File>(undefined);
  const id = useId();
  const missing = file === null && stored === '';
  const choose = async (chosen: File): Promise<void> => {
    newest.current = chosen;
    const wrong = await captionsError(chosen);
    // Another file may have been chosen while this one was being read.
    if (newest.current !== chosen) return;
    setError(wrong);
    if (wrong === '') onChoose(chosen);
  };
  return (
    <>
      <FileField
        label={labels.captionsLabel}
        hint={labels.captionsHint}
        optional
        accept={CAPTIONS_ACCEPT}
        disabled={disabled}
        error={error}
        aria-describedby={missing ? id : undefined}
        file={missing ? null : { name: file?.name ?? stored, size: file?.size, state: file === null ? 'uploaded' : 'chosen' }}
        onSelect={(chosen) => void choose(chosen)}
        onRemove={() => {
          setError('');
          if (!disabled) onRemove();
        }}
      />
      <output className="sw:block sw:text-sm sw:text-ink-3">{missing && <span id={id}>{labels.captionsMissing}</span>}</output>
    </>
  );
}
