import { Icon } from '@stellwerk/design-system';
import { CalendarX2, CircleCheck, Eye } from 'lucide-react';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import type { JobView } from './job-view';

/** Mark for a company that views its own job. */
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

/** Replaces the apply button once the closing date has passed. */
export function ExpiredMark({ view }: { view: JobView }) {
  if (view.expired === null) return null;
  return (
    <p className="sw-job-mark sw-job-state">
      <Icon as={CalendarX2} />
      {view.expired}
    </p>
  );
}

/** Says that the reader has already applied, beside the button that leads to the application. */
export function AppliedMark({ view }: { view: JobView }) {
  if (view.applied === undefined) return null;
  return (
    <p className="sw-job-mark sw-job-state sw-job-applied">
      <Icon as={CircleCheck} />
      {view.applied}
    </p>
  );
}

/** Small note below the facts of the company that it has no video (PJ20). */
export function NoVideo({ job }: Pick<JobTemplateProps, 'job'>) {
  return job.video === null && <p className="sw-job-novideo">{labels.noVideo}</p>;
}

/** URL of the application form, for the printed page. */
export function PaperUrl({ view, jobUrl }: Pick<JobTemplateProps, 'jobUrl'> & { view: JobView }) {
  if (jobUrl === undefined || view.expired !== null) return null;
  return (
    <p className="sw-job-paper">
      {labels.online}: {jobUrl}
    </p>
  );
}
