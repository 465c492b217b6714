import { FieldError, FileField, type FileState } from '@stellwerk/design-system';
import { useId, useState } from 'react';
import { mediaText, type MediaFailure } from '../shared/media-failure';
import { labels } from './messages.de';
import type { VideoReference } from './to-payload';
import { VIDEO_ACCEPT, videoError } from './video';

export interface VideoSlotProps {
  /** A chosen video that is uploaded after the job is saved. */
  file: File | null;
  /** The stored video to keep. */
  stored: VideoReference | null;
  /** URL of the chosen or stored video, '' without one. */
  url: string;
  /** URL of its captions, '' without any. */
  captionsUrl: string;
  /** Upload progress in percent. */
  progress?: number;
  /** A failed upload or removal, or its message. */
  failure?: MediaFailure | string;
  disabled: boolean;
  onChoose: (file: File) => void;
  /** Clears chosen and stored video. */
  onRemove: () => void;
}

/** The job's video with its preview (002 §5). A failed preview shows only a warning. */
export function VideoSlot({ file, stored, url, captionsUrl, progress, failure, disabled, onChoose, onRemove }: VideoSlotProps) {
  const [error, setError] = useState('');
  const [unplayable, setUnplayable] = useState('');
  const id = useId();
  const failed = error === '' ? mediaText('video', failure) : '';
  const state = (): FileState | null => {
    if (file === null) return stored && { name: stored.filename, state: 'uploaded' };
    if (progress === undefined) return { name: file.name, size: file.size, state: 'chosen' };
    return { name: file.name, size: file.size, state: progress < 100 ? 'uploading' : 'uploaded', progress };
  };
  return (
    <>
      <FileField
        label={labels.videoLabel}
        hint={labels.videoHint}
        optional
        accept={VIDEO_ACCEPT}
        disabled={disabled}
        error={error}
        aria-describedby={failed === '' ? undefined : id}
        file={state()}
        onSelect={(chosen) => {
          const wrong = videoError(chosen);
          setError(wrong);
          if (wrong === '') onChoose(chosen);
        }}
        onRemove={() => {
          setError('');
          if (!disabled) onRemove();
        }}
      />
      {failed !== '' && (
        <div role="alert">
          <FieldError id={id}>{failed}</FieldError>
        </div>
      )}
      {url !== '' && unplayable !== url && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are captions where the company has given some
        <video
          key={url}
          src={url}
          controls
          aria-label={labels.videoPreview}
          className="sw:w-full sw:max-w-sm sw:rounded-2"
          onError={() => setUnplayable(url)}
        >
          {captionsUrl !== '' && <track kind="captions" srcLang="de" label={labels.captionsLanguage} src={captionsUrl} default />}
        </video>
      )}
      {url !== '' && unplayable === url && <output>{labels.videoNoPreview}</output>}
    </>
  );
}
