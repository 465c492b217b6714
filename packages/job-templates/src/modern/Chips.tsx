import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import { iconOfWorkingModel } from '@stellwerk/design-system/patterns/job-card';
import type { Job, DatedDetail } from '@stellwerk/domain';
import {
  Banknote,
  BriefcaseBusiness,
  CalendarArrowUp,
  CalendarClock,
  CalendarDays,
  FileClock,
  MapPin,
  MessagesSquare,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { labels } from '../labels.de';
import type { Fact, JobView } from '../parts/job-view';
import { payLines } from '../parts/pay';
import { Published } from '../parts/Published';

const detailIcons: Readonly<Record<DatedDetail, LucideIcon>> = { startsOn: CalendarArrowUp, contract: FileClock };

function iconOf({ detail, label, value }: Fact): LucideIcon {
  if (detail !== undefined) return detailIcons[detail];
  if (label === labels.workingModel) return iconOfWorkingModel(value);
  if (label === labels.employment) return BriefcaseBusiness;
  return label === labels.pay ? Banknote : MapPin;
}

/** The facts of the job as chips below the title; of the pay, its first line. */
export function Chips({ job, view }: { job: Job; view: JobView }) {
  return (
    <ul className="sw-m-chips">
      {view.facts.map((fact) => (
        <li key={fact.label} data-pay={fact.label === labels.pay || undefined}>
          <Icon as={iconOf(fact)} />
          <VisuallyHidden>{fact.label}: </VisuallyHidden>
          <span>{fact.value.split('\n')[0]}</span>
        </li>
      ))}
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

/** Further sentences on the pay, too long for a chip. */
export function PayNote({ job }: { job: Job }) {
  const [, ...notes] = payLines(job);
  if (notes.length === 0) return null;
  return (
    <p className="sw-m-pay-note">
      <VisuallyHidden>{labels.pay}: </VisuallyHidden>
      {notes.join(' · ')}
    </p>
  );
}
