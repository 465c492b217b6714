import { Icon } from '@stellwerk/design-system';
import { CalendarX2, Eye } from 'lucide-react';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import type { Posting } from './posting';

/** Tells the company that it looks at its own posting. */
export function PreviewMark({ preview }: Pick<JobTemplateProps, 'preview'>) {
  if (preview !== true) return null;
  return (
    <p className="sw-job-mark sw-job-preview">
      <Icon as={Eye} />
      <span>
        <strong>{labels.preview}.</strong> {labels.previewHint}
      </span>
    </p>
  );
}

/** Stands in place of the apply button once the closing date has passed. */
export function ExpiredMark({ posting }: { posting: Posting }) {
  if (posting.expired === null) return null;
  return (
    <p className="sw-job-mark sw-job-expired">
      <Icon as={CalendarX2} />
      {posting.expired}
    </p>
  );
}

/** Where to apply, for the reader of the paper. */
export function PaperAddress({ posting, address }: Pick<JobTemplateProps, 'address'> & { posting: Posting }) {
  if (address === undefined || posting.expired !== null) return null;
  return (
    <p className="sw-job-paper">
      {labels.online}: {address}
    </p>
  );
}
