import { labels } from '../labels.de';
import type { JobView } from './job-view';

/** The date of publication, for people and machines. */
export function PublishedDay({ view }: { view: JobView }) {
  return <time dateTime={view.published.iso}>{view.published.day}</time>;
}

/** 'Veröffentlicht am 14.11.2026' (PJ14); nothing if the date is unknown. */
export function Published({ view }: { view: JobView }) {
  if (view.published.day === '') return null;
  return (
    <span>
      {labels.published} <PublishedDay view={view} />
    </span>
  );
}

/** Number and date at the end of every design (PJ38). */
export function Imprint({ view }: { view: JobView }) {
  return (
    <>
      <span>
        {labels.id} {view.id}
      </span>
      <Published view={view} />
    </>
  );
}
