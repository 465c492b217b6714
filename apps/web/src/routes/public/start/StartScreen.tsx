import { Button, ErrorState, Icon, NativeSelect, SkeletonRegion, TextField, TextLink } from '@stellwerk/design-system';
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { countOf, type JobListItem, jobListMessages } from '@stellwerk/domain';
import { ArrowRight, Search } from 'lucide-react';
import { lazy, Suspense, type FormEvent } from 'react';
import { startWords } from '../../../i18n/start.de';
import { jobsWords } from '../../../i18n/jobs.de';
import { paths } from '../../../paths';
import { PlaceBoard, type PlaceCount } from './PlaceBoard';
import type { StartClosingProps } from './StartClosing';

// Far below what a visitor sees first: it loads after the page.
const StartClosing = lazy(() => import('./StartClosing'));

const words = startWords;

export interface StartScreenProps {
  /** Newest postings; undefined while they load. */
  readonly jobs: readonly JobListItem[] | undefined;
  readonly total: number;
  /** All places with open postings, for the search. */
  readonly locations: readonly string[];
  /** The places with the most postings, for the board. */
  readonly places: readonly PlaceCount[];
  readonly failed: boolean;
  readonly onSearch: (filter: { search: string; location: string }) => void;
  readonly onRetry: () => void;
  /** Testimonials and newsletter at the end of the page (NL01, NL14). @default neither */
  readonly closing?: StartClosingProps;
}

function SearchPanel({ locations, onSearch }: Pick<StartScreenProps, 'locations' | 'onSearch'>) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSearch({ search: String(data.get('search') ?? ''), location: String(data.get('location') ?? '') });
  };
  return (
    <form action={paths.jobs()} role="search" onSubmit={submit} className="sw:grid sw:items-end sw:gap-4 sw:sm:grid-cols-[1fr_1fr_auto]">
      <TextField type="search" name="search" label={words.keyword} placeholder={words.keywordPlaceholder} />
      <NativeSelect
        name="location"
        label={words.place}
        options={[{ value: '', label: words.anywhere }, ...locations.map((value) => ({ value, label: value }))]}
      />
      <Button type="submit" variant="primary">
        <Icon as={Search} />
        {words.submit}
      </Button>
    </form>
  );
}

function Newest({ jobs, total, failed, onRetry }: StartScreenProps) {
  return (
    <section aria-labelledby="neueste" className="sw:py-12">
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-baseline sw:justify-between sw:gap-4">
        <h2 id="neueste" className="sw:text-2xl">
          {words.newest}
        </h2>
        {total > 0 && (
          <TextLink href={paths.jobs()} icon={ArrowRight}>
            {words.all(countOf(total, jobsWords.one, jobsWords.many))}
          </TextLink>
        )}
      </div>
      {failed ? (
        <ErrorState level={3} title={jobListMessages.loadFailed} onRetry={onRetry} />
      ) : jobs === undefined ? (
        <SkeletonRegion>
          <JobList variant="cell">
            <JobCardSkeleton count={6} />
          </JobList>
        </SkeletonRegion>
      ) : (
        <JobList variant="cell">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
          ))}
        </JobList>
      )}
    </section>
  );
}

/** Start page: search, the newest postings, how an application runs (O54). */
export function StartScreen(props: StartScreenProps) {
  return (
    <>
      <section className="sw:grid sw:items-center sw:gap-10 sw:border-b sw:border-line sw:py-10 sw:lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="sw:mb-4 sw:max-w-[14ch] sw:text-3xl">{words.headline}</h1>
          <p className="sw:mb-8 sw:max-w-prose sw:text-lg sw:text-ink-2">{words.intro}</p>
          <SearchPanel {...props} />
        </div>
        {props.places.length > 0 && <PlaceBoard places={props.places} total={props.total} />}
      </section>
      <Newest {...props} />
      <section aria-labelledby="ablauf" className="sw:border-t sw:border-line sw:py-12">
        <h2 id="ablauf" className="sw:mb-8 sw:text-2xl">
          {words.howTitle}
        </h2>
        <ol className="sw-route-steps">
          {words.how.map((step) => (
            <li key={step.title}>
              <h3 className="sw:mb-1 sw:text-lg">{step.title}</h3>
              <p className="sw:max-w-prose sw:text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {props.closing !== undefined && (
        <Suspense>
          <StartClosing {...props.closing} />
        </Suspense>
      )}
    </>
  );
}
