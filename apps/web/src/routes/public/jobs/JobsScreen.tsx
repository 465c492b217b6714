import { Button, EmptyState, ErrorState, Icon, NativeSelect, Pagination, SkeletonRegion, TextField } from '@stellwerk/design-system';
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { countOf, jobListMessages } from '@stellwerk/domain';
import { Search, X } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import type { JobListState, JobListView } from '../../../data/jobs/job-list';
import { isFiltered, JOBS_PER_PAGE } from '../../../data/jobs/job-list';
import { jobsWords } from '../../../i18n/jobs.de';
import { paths } from '../../../paths';

const words = jobsWords;

export interface JobsScreenProps {
  /** What the address says. */
  readonly state: JobListState;
  /** Typed search text, ahead of the address while somebody types. */
  readonly search: string;
  /** Undefined while the first answer is on its way. */
  readonly view: JobListView | undefined;
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly onSearch: (text: string) => void;
  readonly onChange: (change: Partial<JobListState>) => void;
  readonly onReset: () => void;
  /** Reloads the page (PL19). */
  readonly onRetry: () => void;
}

/** Options of a filter; a chosen value that the list no longer has stays choosable. */
const options = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value })),
];

function Filters({ state, search, view, onSearch, onChange }: JobsScreenProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ search, page: 1 });
  };
  return (
    <form
      action={paths.jobs()}
      role="search"
      onSubmit={submit}
      className="sw:grid sw:items-end sw:gap-4 sw:sm:grid-cols-2 sw:lg:grid-cols-[1fr_224px_224px]"
    >
      <div className="sw:flex sw:items-end sw:gap-2 sw:sm:col-span-2 sw:lg:col-span-1">
        <TextField
          className="sw:flex-1"
          type="search"
          name="search"
          label={words.search}
          placeholder={words.searchPlaceholder}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          <Icon as={Search} />
          <span className="sw:max-sm:sr-only">{words.submit}</span>
        </Button>
      </div>
      <NativeSelect
        name="location"
        label={words.location}
        value={state.location}
        onChange={(event) => onChange({ location: event.currentTarget.value, page: 1 })}
        options={options(words.allLocations, view?.locations ?? [], state.location)}
      />
      <NativeSelect
        name="employment"
        label={words.employment}
        value={state.employment}
        onChange={(event) => onChange({ employment: event.currentTarget.value, page: 1 })}
        options={options(words.allEmployments, view?.employments ?? [], state.employment)}
      />
    </form>
  );
}

function Results({ state, view, onChange, onReset }: JobsScreenProps & { view: JobListView }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sw:mt-6">
      <div className="sw:mb-3 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3">
        <h2 id={id} className="sw:text-base sw:font-semibold">
          <span role="status">{countOf(view.total, words.one, words.many)}</span>
        </h2>
        <div className="sw:flex sw:items-center sw:gap-4">
          {isFiltered(state) && (
            <Button variant="quiet" size="sm" onClick={onReset}>
              <Icon as={X} />
              {words.reset}
            </Button>
          )}
          {view.total > 1 && (
            <NativeSelect
              size="sm"
              label={words.sort}
              hideLabel
              value={state.sort}
              onChange={(event) => onChange({ sort: event.currentTarget.value === 'title' ? 'title' : 'newest', page: 1 })}
              options={[
                { value: 'newest', label: words.sortNewest },
                { value: 'title', label: words.sortTitle },
              ]}
            />
          )}
        </div>
      </div>
      {view.jobs.length === 0 ? (
        <EmptyState title={jobListMessages.empty} level={3}>
          {jobListMessages.emptyHint}
        </EmptyState>
      ) : (
        <>
          <JobList>
            {view.jobs.map((job) => (
              <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
            ))}
          </JobList>
          {view.pages > 1 && (
            <Pagination
              className="sw:mt-4"
              page={view.page}
              pageSize={JOBS_PER_PAGE}
              total={view.total}
              onPage={(page) => onChange({ page })}
            />
          )}
        </>
      )}
    </section>
  );
}

/** The public list of postings in its states: loading, failed, empty, full (PL01 to PL19). */
export function JobsScreen(props: JobsScreenProps) {
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{words.title}</h1>
      <Filters {...props} />
      {props.failed ? (
        <ErrorState className="sw:mt-6" title={jobListMessages.loadFailed} onRetry={props.onRetry}>
          {words.errorHint}
        </ErrorState>
      ) : props.view === undefined ? (
        <SkeletonRegion className="sw:mt-6">
          <JobList>
            <JobCardSkeleton count={6} />
          </JobList>
        </SkeletonRegion>
      ) : (
        <Results {...props} view={props.view} />
      )}
    </>
  );
}
