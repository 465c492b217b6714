import { FileCheck, FileText, FileX, X } from 'lucide-react';
import { Fragment } from 'react';
import { fileWords } from '../../i18n/file-field.de';
import { fileSize } from '../../lib/fileSize';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { ProgressBar } from '../progress-bar';

export interface FileState {
  /** Name with its ending. */
  name: string;
  /** Size in bytes; leave it out where it is not known. */
  size?: number;
  /** `chosen` waits for the form to be sent; `refused` was not taken over. */
  state: 'chosen' | 'uploading' | 'uploaded' | 'refused';
  /** Percent that is uploaded, while `uploading`. @default 0 */
  progress?: number;
}

export interface FileRowProps {
  file: FileState;
  /** What the slot is for. */
  label: string;
  /** Removes the file or stops its upload. */
  onRemove: () => void;
}

const icons = { chosen: FileText, uploading: FileText, uploaded: FileCheck, refused: FileX };

function meta({ size, state, progress = 0 }: FileState): string {
  const words = size === undefined ? '' : fileSize(size);
  if (state === 'uploading') return words ? fileWords.uploadedShare(Math.round(progress), words) : `${Math.round(progress)} %`;
  const said = state === 'uploaded' ? fileWords.fileUploaded : state === 'refused' ? fileWords.fileRefused : '';
  return [words, said].filter(Boolean).join(', ');
}

/** A file in its slot: name, size, what became of it, and the way to get rid of it. */
export function FileRow({ file, label, onRemove }: FileRowProps) {
  const tone = { chosen: 'sw:text-ink-2', uploading: 'sw:text-ink-2', uploaded: 'sw:text-signal', refused: 'sw:text-stop' }[file.state];
  return (
    <div className="sw:grid sw:gap-2">
      <div className="sw:flex sw:items-start sw:gap-3">
        <Icon as={icons[file.state]} className={`sw:mt-0.5 ${tone}`} />
        <div className="sw:min-w-0 sw:flex-1">
          <p className="sw:font-medium sw:wrap-anywhere">
            {file.name.split('_').map((part, index) => (
              <Fragment key={index}>
                {index > 0 && '_'}
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </p>
          <p className="sw:text-sm sw:text-ink-2">{meta(file)}</p>
        </div>
        {file.state !== 'refused' && (
          <IconButton
            label={file.state === 'uploading' ? fileWords.cancelUpload : fileWords.removeFile(file.name)}
            icon={X}
            className="sw:-m-2"
            onClick={onRemove}
          />
        )}
      </div>
      {file.state === 'uploading' && <ProgressBar label={fileWords.uploading(label)} value={file.progress ?? 0} />}
    </div>
  );
}
