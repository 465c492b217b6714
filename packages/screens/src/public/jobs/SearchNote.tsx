import { jobListMessages, type JobSearchNote } from '@stellwerk/domain';
import { jobsTexts } from '../../i18n/jobs.de';

export interface SearchNoteProps {
  /** What was typed. */
  readonly search: string;
  readonly note: JobSearchNote;
  /** Whether jobs stand below it. */
  readonly found: boolean;
}

/** How a text was looked for: what was tried when nothing has it, what a mistyped word was taken for, which other names it has. */
export function SearchNote({ search, note, found }: SearchNoteProps) {
  const { corrected, related, nearest, newest } = note;
  const isMissed = corrected !== '' || nearest || !found;
  if (!isMissed && related.length === 0) return null;
  return (
    <p className="sw:mb-3 sw:text-sm sw:break-words sw:text-ink-2">
      {newest && (
        <>
          {jobListMessages.empty} {jobListMessages.emptyHint} {jobsTexts.lookedFor(search)}{' '}
        </>
      )}
      {isMissed && !newest && <>{jobsTexts.noHits(search)} </>}
      {corrected !== '' && <>{jobsTexts.correctedTo(corrected)} </>}
      {related.length > 0 && <>{jobsTexts.alsoSearched(related)} </>}
      {nearest && (newest ? jobsTexts.newest : jobsTexts.nearest)}
    </p>
  );
}
