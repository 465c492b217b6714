import { FileCheck, FileText, FileX, X } from 'lucide-react';
import { Fragment } from 'react';
import { fileLabels } from '../../i18n/file-field.de';
import { fileSize } from '../../lib/file-size';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { ProgressBar } from '../progress-bar';

export interface FileState {
  /** File name with its extension. */
  name: string;
  /** Size in bytes; leave it out if unknown. */
  size?: number;
  /** `chosen` waits for submission; `refused` was rejected. */
  state: 'chosen' | 'uploading' | 'uploaded' | 'refused';
  /** Upload progress in percent, while `uploading`. @default 0 */
  progress?: number;
}

export interface FileRowProps {
  /** Id of name and size, which describe the slot's input. */
  id?: string;
  file: FileState;
  /** Label of the slot. */
  label: string;
  /** Removes the file or cancels its upload. */
  onRemove: (() => void) | undefined;
}

const icons = { chosen: FileText, uploading: FileText, uploaded: FileCheck, refused: FileX };

function meta({ size, state, progress = 0 }: FileState): string {
  const fileText = size === undefined ? '' : fileSize(size);
  if (state === 'uploading') return fileText ? fileLabels.uploadedShare(Math.round(progress), fileText) : `${Math.round(progress)} %`;
  const stateText = state === 'uploaded' ? fileLabels.fileUploaded : state === 'refused' ? fileLabels.fileRefused : '';
  return [fileText, stateText].filter(Boolean).join(', ');
}

/** A file in its slot: name, size, status, and a button to remove it. */
export function FileRow({ id, file, label, onRemove }: FileRowProps) {
  const tone = { chosen: 'sw:text-ink-2', uploading: 'sw:text-ink-2', uploaded: 'sw:text-signal', refused: 'sw:text-stop' }[file.state];
  return (
    <div className="sw:grid sw:gap-2">
      <div className="sw:flex sw:items-start sw:gap-3">
        <Icon as={icons[file.state]} className={`sw:mt-0.5 ${tone}`} />
        <div id={id} className="sw:min-w-0 sw:flex-1">
          <p className="sw:font-medium sw:wrap-anywhere">
            {file.name.split('_').map((part, index) => (
              <Fragment key={index}>
                {index > 0 && (
                  <span>
                    _<wbr />
                  </span>
                )}
                <span>{part}</span>
              </Fragment>
            ))}
          </p>
          <p className="sw:text-sm sw:text-ink-2">{meta(file)}</p>
        </div>
        {file.state !== 'refused' && onRemove !== undefined && (
          <IconButton
            label={file.state === 'uploading' ? fileLabels.cancelUpload : fileLabels.removeFile(file.name)}
            icon={X}
            className="sw:-m-2"
            onClick={onRemove}
          />
        )}
      </div>
      {file.state === 'uploading' && <ProgressBar label={fileLabels.uploading(label)} value={file.progress ?? 0} />}
    </div>
  );
}
