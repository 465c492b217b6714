import type { Job } from '@stellwerk/domain';
import type { JobTemplateProps } from '../job-template';
import type { JobView } from './job-view';
import { Apply } from './OwnLink';
import { payLines } from './pay';

export interface ApplyBarProps {
  job: Job;
  view: JobView;
  /** Props of the design that say how to render links. */
  links: Pick<JobTemplateProps, 'renderLink' | 'embedded'>;
}

/**
 * Maximum number of letters beside the button of a phone's bar without truncation; a longer text is
 * shown in the page only.
 */
const LONGEST_REMINDER = 48;

/**
 * On a phone the apply button stays visible in a bar; the buttons in the page are then hidden
 * (`sw-job-beside`).
 */
export function ApplyBar({ job, view, links }: ApplyBarProps) {
  if (view.expired !== null) return null;
  const reminder = [payLines(job)[0], view.title].find((text) => text !== undefined && text.length <= LONGEST_REMINDER);
  return (
    <div className="sw-job-bar">
      {reminder !== undefined && <p>{reminder}</p>}
      <Apply view={view} links={links} />
    </div>
  );
}
