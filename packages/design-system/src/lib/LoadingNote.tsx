import { de } from '../i18n/de';

export interface LoadingNoteProps {
  /** Undefined where nothing is ever loaded: then there is no note. */
  loading: boolean | undefined;
}

/** Says to a screen reader when something begins to load. It is there before its words, or they would not be read. */
export function LoadingNote({ loading }: LoadingNoteProps) {
  if (loading === undefined) return null;
  return <output className="sw:sr-only">{loading ? de.loading : ''}</output>;
}
