import './start.css';
import {
  Button,
  EmptyState,
  dataOf,
  Icon,
  Loaded,
  NativeSelect,
  Section,
  SkeletonRegion,
  TextField,
  TextLink,
  type Loadable,
} from '@stellwerk/design-system';
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { countOf, type JobListItem, jobListMessages } from '@stellwerk/domain';
import { ArrowRight, Search } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { startTexts } from '../../i18n/start.de';
import { jobsTexts } from '../../i18n/jobs.de';
import { paths } from '../../paths';
import { EmptyBoard, PlaceBoard, PlaceBoardSkeleton, type PlaceCount } from './PlaceBoard';

const texts = startTexts;

/** What the start page shows of the jobs. */
export interface StartJobs {
  /** The newest ones. */
  readonly jobs: readonly JobListItem[];
  readonly total: number;
  /** All places with open jobs, for the search. */
  readonly locations: readonly string[];
  /** The places with the most jobs, for the board. */
  readonly places: readonly PlaceCount[];
}

export interface StartScreenProps {
  readonly start: Loadable<StartJobs>;
  readonly onSearch: (filter: { search: string; location: string }) => void;
  /** Steps of a referral, testimonials and newsletter at the end of the page (NL01, NL14), a part with a script of its own. */
  readonly closing: ReactNode;
}

function SearchPanel({ locations, onSearch }: Pick<StartJobs, 'locations'> & Pick<StartScreenProps, 'onSearch'>) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSearch({ search: String(data.get('search') ?? ''), location: String(data.get('location') ?? '') });
  };
  return (
    <form action={paths.jobs()} role="search" onSubmit={submit} className="sw:grid sw:items-end sw:gap-4 sw:sm:grid-cols-[1fr_1fr_auto]">
      <TextField type="search" name="search" label={texts.keyword} placeholder={texts.keywordPlaceholder} />
      <NativeSelect
        name="location"
        label={texts.place}
        options={[{ value: '', label: texts.anywhere }, ...locations.map((value) => ({ value, label: value }))]}
      />
      <Button type="submit" variant="primary">
        <Icon as={Search} />
        {texts.submit}
      </Button>
    </form>
  );
}

const skeleton = (
  <SkeletonRegion>
    <JobList variant="cell">
      <JobCardSkeleton count={6} />
    </JobList>
  </SkeletonRegion>
);

function Newest({ start }: Pick<StartScreenProps, 'start'>) {
  const total = dataOf(start)?.total ?? 0;
  return (
    <Section
      title={texts.newest}
      size="lg"
      className="sw:gap-6 sw:py-12"
      actions={
        total > 0 && (
          <TextLink href={paths.jobs()} icon={ArrowRight}>
            {texts.all(countOf(total, jobsTexts.one, jobsTexts.many))}
          </TextLink>
        )
      }
    >
      <Loaded value={start} skeleton={skeleton} failure={{ level: 3, title: jobListMessages.loadFailed }}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <EmptyState title={texts.noJobs} level={3}>
              {texts.noJobsHint}
            </EmptyState>
          ) : (
            <JobList variant="cell">
              {jobs.map((job) => (
                <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
              ))}
            </JobList>
          )
        }
      </Loaded>
    </Section>
  );
}

/** The places; without any, and where they could not be loaded, the tracks alone, so that nothing jumps. */
function Board({ start }: Pick<StartScreenProps, 'start'>) {
  if (start.state === 'loading') return <PlaceBoardSkeleton />;
  const { places, total } = dataOf(start) ?? { places: [], total: 0 };
  return places.length === 0 ? <EmptyBoard /> : <PlaceBoard places={places} total={total} />;
}

/** Start page: search, the newest jobs, how an application runs (O54). */
export function StartScreen({ start, onSearch, closing }: StartScreenProps) {
  const { locations } = dataOf(start) ?? { locations: [] };
  return (
    <>
      <div className="sw:grid sw:items-end sw:gap-10 sw:border-b sw:border-line sw:py-10 sw:lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="sw:mb-4 sw:max-w-[14ch] sw:text-3xl">{texts.headline}</h1>
          <p className="sw:mb-8 sw:max-w-prose sw:text-lg sw:text-ink-2">{texts.intro}</p>
          <SearchPanel locations={locations} onSearch={onSearch} />
        </div>
        <Board start={start} />
      </div>
      <Newest start={start} />
      <Section title={texts.howTitle} size="lg" className="sw:gap-8 sw:border-t sw:border-line sw:py-12">
        <ol className="sw-route-steps">
          {texts.how.map((step) => (
            <li key={step.title}>
              <h3 className="sw:mb-1 sw:text-lg">{step.title}</h3>
              <p className="sw:max-w-prose sw:text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title={texts.companiesTitle}
        size="lg"
        className="sw:gap-2 sw:border-t sw:border-line sw:py-12"
        actions={
          <TextLink href={paths.forCompanies()} icon={ArrowRight}>
            {texts.forCompanies}
          </TextLink>
        }
      >
        <p className="sw:max-w-prose sw:text-ink-2">{texts.companies}</p>
      </Section>
      {closing}
    </>
  );
}
