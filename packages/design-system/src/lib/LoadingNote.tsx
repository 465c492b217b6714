import { de } from '../i18n/de';

export interface LoadingNoteProps {
  /** Undefined where nothing is ever loaded: then there is no note. */
  loading: boolean | undefined;
}

/** Announces to screen readers that something loads. It is rendered before its text, otherwise the text would not be read. */
export function LoadingNote({ loading }: LoadingNoteProps) {
  if (loading === undefined) return null;
  return <output className="sw:sr-only">{loading ? de.loading : ''}</output>;
}
