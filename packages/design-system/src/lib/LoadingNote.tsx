import { de } from '../i18n/de';

export interface LoadingNoteProps {
  /** Whether it is loading; undefined if it never loads, then there is no note. */
  loading: boolean | undefined;
}

/**
 * Announces loading to screen readers. The element is rendered before its text, otherwise the text
 * would not be announced.
 */
export function LoadingNote({ loading }: LoadingNoteProps) {
  if (loading === undefined) return null;
  return <output className="sw:sr-only">{loading ? de.loading : ''}</output>;
}
