import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import type { Job } from '@stellwerk/domain';
import {
  Banknote,
  BriefcaseBusiness,
  CalendarClock,
  CalendarDays,
  Laptop,
  MapPin,
  MessagesSquare,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { labels } from '../labels.de';
import { headFacts, type JobView } from '../parts/job-view';
import { Published } from '../parts/Published';

const factIcons: Readonly<Record<string, LucideIcon>> = {
  [labels.place]: MapPin,
  [labels.workingModel]: Laptop,
  [labels.employment]: BriefcaseBusiness,
  [labels.pay]: Banknote,
};

/** The facts of the job as chips under the title. */
export function Chips({ job, view }: { job: Job; view: JobView }) {
  return (
    <ul className="sw-m-chips">
      {headFacts(job).flatMap(({ label, value }) =>
        value.split('\n').map((line, index) => (
          <li key={line} data-pay={(label === labels.pay && index === 0) || undefined}>
            <Icon as={factIcons[label] ?? MapPin} />
            <VisuallyHidden>{label}: </VisuallyHidden>
            <span>{line}</span>
          </li>
        )),
      )}
      {job.directAccess && (
        <li>
          <Icon as={MessagesSquare} />
          <span>{labels.direct}</span>
        </li>
      )}
      {job.recommendedBy !== '' && (
        <li>
          <Icon as={UserRoundCheck} />
          <span>
            {labels.recommended} {job.recommendedBy}
          </span>
        </li>
      )}
      {view.published.day !== '' && (
        <li>
          <Icon as={CalendarDays} />
          <Published view={view} />
        </li>
      )}
      {view.open !== '' && (
        <li>
          <Icon as={CalendarClock} />
          <span>
            {labels.closes} {view.open}
          </span>
        </li>
      )}
    </ul>
  );
}
