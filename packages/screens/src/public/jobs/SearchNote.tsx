import { jobListMessages, type JobSearchNote, type NearPlace } from '@stellwerk/domain';
import { jobsTexts } from '../../i18n/jobs.de';

export interface SearchNoteProps {
  /** What was typed. */
  readonly search: string;
  readonly note: JobSearchNote;
  /** The place around which was looked; null without one. */
  readonly near: NearPlace | null;
  /** Whether jobs stand below it. */
  readonly found: boolean;
}

/** How a text was looked for: what was tried when nothing has it, what a mistyped word was taken for, which other names it has. */
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
