import { FieldError, FileField, type FileState } from '@stellwerk/design-system';
import { useId, useState } from 'react';
import { mediaText, type MediaFailure } from '../shared/media-failure';
import { words } from './messages.de';
import type { VideoReference } from './to-payload';
import { VIDEO_ACCEPT, videoFault } from './video';

export interface VideoSlotProps {
  /** A chosen video that goes up after the posting was saved. */
  file: File | null;
  /** The stored video that stays. */
  stored: VideoReference | null;
  /** Address of either, '' without one. */
  url: string;
  /** Percent uploaded so far. */
  progress?: number;
  /** An upload or removal that failed, or the words for it. */
  failure?: MediaFailure | string;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Clears choice and stored video. */
  onRemove: () => void;
}

/** The posting's video with its preview (002 §5). A failed preview only warns. */
export function VideoSlot({ file, stored, url, progress, failure, disabled, onChoose, onRemove }: VideoSlotProps) {
  const [fault, setFault] = useState('');
  const [unplayable, setUnplayable] = useState('');
  const id = useId();
  const failed = fault === '' ? mediaText('video', failure) : '';
  const state = (): FileState | null => {
    if (file === null) return stored && { name: stored.filename, state: 'uploaded' };
    if (progress === undefined) return { name: file.name, size: file.size, state: 'chosen' };
    return { name: file.name, size: file.size, state: progress < 100 ? 'uploading' : 'uploaded', progress };
  };
  return (
    <>
      <FileField
        label={words.videoLabel}
        hint={words.videoHint}
        optional
        accept={VIDEO_ACCEPT}
        disabled={disabled}
        error={fault}
        aria-describedby={failed === '' ? undefined : id}
        file={state()}
        onSelect={(chosen) => {
          const wrong = videoFault(chosen);
          setFault(wrong);
          if (wrong === '') onChoose(chosen);
        }}
        onRemove={() => {
          setFault('');
          if (!disabled) onRemove();
        }}
      />
      {failed !== '' && (
        <div role="alert">
          <FieldError id={id}>{failed}</FieldError>
        </div>
      )}
      {url !== '' && unplayable !== url && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a preview of the company's own file
        <video
          key={url}
          src={url}
          controls
          aria-label={words.videoPreview}
          className="sw:w-full sw:max-w-sm sw:rounded-2"
          onError={() => setUnplayable(url)}
        />
      )}
      {url !== '' && unplayable === url && <output>{words.videoNoPreview}</output>}
    </>
  );
}
