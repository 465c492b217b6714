import { useState, type ClipboardEvent } from 'react';
import { takeOverLabels as texts } from './messages.de';
import { plainText } from './plain-text';

/** A chosen file: its name and size, and whether its text could be read. */
export interface SourceFile {
  readonly name: string;
  readonly size: number;
  readonly state: 'chosen' | 'refused';
}

/** Reads the text of a chosen file. @throws Error with a German message when it cannot */
export type ReadSourceFile = (file: File) => Promise<string>;

const ENDING = /\.(?:html?|txt|docx)$/i;
const LARGEST = 5 * 1024 * 1024;

/** Reason why a file is not read; '' if it is accepted. */
function errorOf({ name, size }: File): string {
  if (!ENDING.test(name)) return texts.fileType;
  return size > LARGEST ? texts.fileTooLarge : '';
}

/**
 * The source text of the import: typed, pasted or from a file. Pasted text keeps its headings and
 * lists until it is edited.
 */
export function useSource(readFile: ReadSourceFile) {
  const [text, setText] = useState('');
  // HTML behind the text in the field, with its plain text.
  const [html, setHtml] = useState({ text: '', source: '' });
  const [file, setFile] = useState<SourceFile | null>(null);
  const [fileError, setFileError] = useState('');
  const [announcement, setAnnouncement] = useState('');

  const choose = async (chosen: File): Promise<void> => {
    const { name, size } = chosen;
    const refused = errorOf(chosen);
    const read = refused === '' ? await readFile(chosen).catch(() => null) : '';
    const error = refused || (read === null ? texts.fileUnreadable : read.trim() === '' ? texts.fileEmpty : '');
    setFile({ name, size, state: error === '' ? 'chosen' : 'refused' });
    setFileError(error);
    if (error !== '' || read === null) return;
    const shown = plainText(read);
    setText(shown);
    setHtml({ text: shown, source: read });
    setAnnouncement(texts.fileRead(name));
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const source = event.clipboardData.getData('text/html');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    // Only a text that was pasted as a whole corresponds to its HTML.
    if (source.trim() === '' || selectionStart > 0 || selectionEnd < value.length) return;
    event.preventDefault();
    const shown = plainText(source);
    setText(shown);
    setHtml({ text: shown, source });
  };

  return {
    text,
    setText,
    /** The source to send to the server. */
    source: html.text === text && html.source !== '' ? html.source : text,
    file,
    fileError,
    announcement,
    choose,
    paste,
    removeFile: () => {
      setFile(null);
      setFileError('');
    },
  } as const;
}
