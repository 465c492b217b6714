import type { FileState } from '@stellwerk/design-system';
import type { DocumentKind } from '@stellwerk/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { de } from '../i18n/de';
import { fileError } from './files';
import { labels } from './messages.de';
import type { Change } from './use-values';
import type { ApplicationFiles } from './values';

interface Rejection {
  readonly name: string;
  readonly size: number;
  readonly message: string;
}

/** Upload progress in percent, for all files together or per slot. */
export type UploadProgress = number | Partial<Record<DocumentKind, number>>;

export interface Slot {
  readonly file: FileState | null;
  /** Error message of the last rejected file. */
  readonly refused: string | undefined;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

export interface Slots {
  readonly slot: (kind: DocumentKind) => Slot;
  /** The last change as text, for screen readers. */
  readonly said: string;
}

/**
 * The four file slots: one file each, checked when chosen; a rejected file is named and not kept
 * (AF25, W33).
 */
export function useSlots(files: ApplicationFiles, change: Change, progress?: UploadProgress): Slots {
  const [rejections, setRejections] = useState<Partial<Record<DocumentKind, Rejection>>>({});
  const [said, setSaid] = useState('');
  // Several slots may change at once: those filled before hydration.
  const latest = useRef(files);
  useLayoutEffect(() => {
    latest.current = files;
  }, [files]);
  const put = (kind: DocumentKind, file: File | null) => {
    latest.current = { ...latest.current, [kind]: file };
    change('files', latest.current);
  };
  const reject = (kind: DocumentKind, rejection?: Rejection) => setRejections((before) => ({ ...before, [kind]: rejection }));

  const refuse = (kind: DocumentKind, file: File, message: string) => {
    reject(kind, { name: file.name, size: file.size, message });
    setSaid(`${file.name}: ${message}`);
    // The previous file is removed too, because the person has replaced it.
    put(kind, null);
  };

  const readContent = async (kind: DocumentKind, file: File) => {
    // If the file or the script cannot be loaded here, the server reports the error.
    const message = await import('./content').then(({ contentError }) => contentError(file)).catch(() => null);
    if (message !== null && latest.current[kind] === file) refuse(kind, file, message);
  };

  const choose = (kind: DocumentKind, file: File) => {
    const message = fileError(kind, file);
    if (message !== null) {
      refuse(kind, file, message);
      return;
    }
    reject(kind);
    setSaid(de.fileChosen(file.name));
    put(kind, file);
    void readContent(kind, file);
  };

  const remove = (kind: DocumentKind) => {
    const file = files[kind];
    reject(kind);
    if (file !== null) setSaid(labels.fileRemoved(file.name));
    put(kind, null);
  };

  const stateOf = (kind: DocumentKind): FileState | null => {
    const rejection = rejections[kind];
    if (rejection !== undefined) return { name: rejection.name, size: rejection.size, state: 'refused' };
    const file = files[kind];
    if (file === null) return null;
    const percent = typeof progress === 'object' ? progress[kind] : progress;
    if (percent === undefined) return { name: file.name, size: file.size, state: 'chosen' };
    return { name: file.name, size: file.size, state: percent >= 100 ? 'uploaded' : 'uploading', progress: percent };
  };

  return {
    said,
    slot: (kind) => ({
      file: stateOf(kind),
      refused: rejections[kind]?.message,
      choose: (file) => choose(kind, file),
      remove: () => remove(kind),
    }),
  };
}
