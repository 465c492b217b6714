import { labels } from '../labels.de';
import type { Posting } from './posting';

/** The day of publication, for people and machines. */
export function PublishedDay({ posting }: { posting: Posting }) {
  return <time dateTime={posting.published.iso}>{posting.published.day}</time>;
}

/** 'Veröffentlicht am 14.11.2026' (PJ14); nothing where the day is unknown. */
export function Published({ posting }: { posting: Posting }) {
  if (posting.published.day === '') return null;
  return (
    <span>
      {labels.published} <PublishedDay posting={posting} />
    </span>
  );
}

/** Number and day at the end of every design (PJ38). */
export function Imprint({ posting }: { posting: Posting }) {
  return (
    <>
      <span>
        {labels.id} {posting.id}
      </span>
      <Published posting={posting} />
    </>
  );
}
