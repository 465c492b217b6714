import {
  employmentText,
  formatDate,
  jobFallbacks,
  listPlace,
  payRangeText,
  publishedDate,
  readListedDetails,
  spokenName,
  type Job,
  type ListedDetails,
} from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { Banknote, BriefcaseBusiness, CircleCheck, MapPin, type LucideIcon } from 'lucide-react';
import { use, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../../components/icon';
import { useRenderLink, type RenderLink } from '../../components/link';
import { Logo } from '../../components/logo';
import { VisuallyHidden } from '../../components/visually-hidden';
import { jobLabels } from '../i18n/public.de';
import { relativeDay } from '../shared/relative-day';
import { iconOfWorkingModel } from './job-look';
import { JobVariantContext, place } from './variant';

/** Job data that a card shows. */
export type JobCardJob = Pick<
  Job,
  'id' | 'title' | 'hyphenated' | 'city' | 'location' | 'workingModel' | 'employment' | 'publishedAt' | 'createdAt' | 'payRange'
> &
  Partial<ListedDetails> & {
    company: Pick<Job['company'], 'name' | 'logoUrl'>;
    /** Kilometres from the searched location (O94). @default none */
    distance?: number | null;
  };

/** The working model of a remote job (O94). */
const REMOTE = 'Remote';

/** 'Kassel, 12 km'; '' for a job without a location. */
function placeText(job: JobCardJob): string {
  const distance = typeof job.distance === 'number' ? jobLabels.kilometres(job.distance) : '';
  return [listPlace({ ...job, ...job.hyphenated }), distance].filter((text) => text !== '').join(', ');
}

export interface JobCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** The job. */
  job: JobCardJob;
  /** URL of the job. */
  href: string;
  /** Renders the link. @default that of the nearest `LinkProvider`, else an `<a>` */
  renderLink?: RenderLink;
  /** Level of the title's heading. @default 2 */
  level?: 2 | 3;
  /**
   * Whether the list is searched near a location: a remote job then says why it is included.
   * @default false
   */
  near?: boolean;
  /**
   * The reader's status in one word, such as 'Beworben'. The card reserves space for it, so that
   * nothing moves when it loads.
   * @default nothing
   */
  note?: string | undefined;
  /**
   * Current time, for the relative date of publication ('vor 3 Tagen') beside the date (PL15).
   * @default only the date, with a label
   */
  now?: Date | undefined;
  /**
   * An icon button in the corner of the card, whose accessible name includes the job.
   * @default none, without reserved space
   */
  action?: ReactNode;
}

function Fact({ icon, wide = false, children }: { icon: LucideIcon; wide?: boolean; children: string }) {
  const variant = use(JobVariantContext);
  // An empty one keeps its column of the layout and, with its icon, the common line of title and
  // facts.
  if (children === '' && variant !== 'cell') {
    return (
      <li aria-hidden="true" className="sw:invisible sw:hidden sw:items-start sw:@md:flex">
        <Icon as={icon} size={16} className={place.factIcon({ variant })} />
      </li>
    );
  }
  if (children === '') return null;
  return (
    <li className={cx('sw:flex sw:min-w-0 sw:items-start sw:gap-1.5', wide && 'sw:@md:col-span-full')}>
      <Icon as={icon} size={16} className={place.factIcon({ variant })} />
      {children}
    </li>
  );
}

/**
 * A job in a list (PL08 to PL15). The title is its only link; a click anywhere on the card follows
 * it. Rendered inside a `JobList`.
 * @example
 * <JobCard job={job} href={`/jobs/${job.id}`} />
 */
export function JobCard({ job, href, renderLink, level = 2, near = false, note, now, action, className, ...rest }: JobCardProps) {
  const variant = use(JobVariantContext);
  const render = useRenderLink(renderLink);
  const Heading = `h${level}` as const;
  const published = publishedDate(job);
  const company = job.company.name || jobFallbacks.company;
  const town = placeText(job);
  const title = job.hyphenated?.title ?? (job.title || jobFallbacks.title);
  // Without a location, the working model takes its place.
  const model = (
    <Fact icon={iconOfWorkingModel(job.workingModel)}>
      {near && job.workingModel === REMOTE ? jobLabels.remoteAnywhere : job.workingModel}
    </Fact>
  );
  return (
    <li
      className={place.card({ variant, className: cx('sw:has-[a:hover]:bg-signal-soft', action && 'sw:pe-16 sw:@md:pe-18', className) })}
      {...rest}
    >
      {variant !== 'own' && <Logo name={company} src={job.company.logoUrl} className={place.logo({ variant })} />}
      <Heading className={place.title({ variant })}>
        {render({
          href,
          className:
            'sw:hover:underline sw:after:absolute sw:after:inset-0 sw:focus-visible:outline-0 sw:focus-visible:after:rounded-1 sw:focus-visible:after:outline-2 sw:focus-visible:after:-outline-offset-4 sw:focus-visible:after:outline-focus',
          children: title,
          'aria-label': spokenName(title),
        })}
      </Heading>
      {variant !== 'own' && <p className={place.company({ variant })}>{job.hyphenated?.company ?? company}</p>}
      <ul className={place.facts({ variant })}>
        {town === '' ? model : <Fact icon={MapPin}>{town}</Fact>}
        <Fact icon={BriefcaseBusiness}>{employmentText({ employment: job.employment, ...readListedDetails(job) })}</Fact>
        {town !== '' && model}
        {job.payRange && (
          <Fact icon={Banknote} wide>
            {payRangeText(job.payRange)}
          </Fact>
        )}
      </ul>
      {published && (
        <p className={place.date({ variant })}>
          {now === undefined ? (
            <span>{jobLabels.published}</span>
          ) : (
            <>
              <VisuallyHidden>{jobLabels.publishedSince} </VisuallyHidden>
              {/* Midnight may pass between server and browser: the server's text then stays. */}
              <span suppressHydrationWarning>{relativeDay(published, now)}</span>{' '}
              <span className={variant !== 'cell' ? 'sw:@md:hidden' : undefined}>{jobLabels.dot}</span>
            </>
          )}{' '}
          <time dateTime={published} className={variant !== 'cell' ? 'sw:@md:block sw:@md:text-base sw:@md:text-ink' : undefined}>
            {formatDate(published)}
          </time>
        </p>
      )}
      {note !== undefined && (
        <p className={place.note({ variant, className: action ? 'sw:@md:end-18' : 'sw:@md:end-6' })}>
          <Icon as={CircleCheck} size={16} />
          {note}
        </p>
      )}
      {/* Above the link, whose click area covers the card. */}
      {action && <div className="sw:absolute sw:end-4 sw:top-4 sw:z-1">{action}</div>}
    </li>
  );
}
