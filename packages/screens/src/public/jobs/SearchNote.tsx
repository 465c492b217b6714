import { jobListMessages, type JobSearchNote, type NearPlace } from '@stellwerk/domain';
import { jobsTexts } from '../../i18n/jobs.de';

export interface SearchNoteProps {
  /** The typed text. */
  readonly search: string;
  readonly note: JobSearchNote;
  /** Location of the search; null without one. */
  readonly near: NearPlace | null;
  /** Whether there are jobs below the note. */
  readonly found: boolean;
}

/**
 * Explains how a text was searched: the fallback without matches, the correction of a typo, the
 * synonyms.
 */
export function SearchNote({ search, note, near, found }: SearchNoteProps) {
  const { corrected, related, nearest, newest } = note;
  const noHits = near === null ? jobsTexts.noHits(search) : jobsTexts.noHitsNear(search, near.name, near.radius);
  const isMissed = corrected !== '' || nearest || !found;
  if (!isMissed && related.length === 0) return null;
  return (
    <p className="sw:mb-3 sw:text-sm sw:break-words sw:text-ink-2">
      {newest && (
        <span>
          {jobListMessages.empty} {jobListMessages.emptyHint} {jobsTexts.lookedFor(search)}{' '}
        </span>
      )}
      {isMissed && !newest && <span>{noHits} </span>}
      {corrected !== '' && <span>{jobsTexts.correctedTo(corrected)} </span>}
      {related.length > 0 && <span>{jobsTexts.alsoSearched(related)} </span>}
      {nearest && <span>{newest ? jobsTexts.newest : jobsTexts.nearest}</span>}
    </p>
  );
}
