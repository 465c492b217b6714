import {
  Button,
  EmptyState,
  Icon,
  Loaded,
  NativeSelect,
  SkeletonRegion,
  TextField,
  TextLink,
  dataOf,
  type Loadable,
} from '@stellwerk/design-system';
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { countOf, jobListMessages } from '@stellwerk/domain';
import { Search } from 'lucide-react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { ListPages } from '../../lists/ListPages';
import { ListResults } from '../../lists/ListResults';
import { ResetButton } from '../../lists/ResetButton';
import { ResultsCount } from '../../lists/ResultsCount';
import { useTyped } from '../../lists/use-typed';
import type { JobListState, JobListView } from './job-list';
import { isFiltered, JOB_LIST_SORTS, JOBS_PER_PAGE } from './job-list';
import { SearchNote } from './SearchNote';
import { jobsTexts } from '../../i18n/jobs.de';
import { paths } from '../../paths';

const texts = jobsTexts;

export interface JobsScreenProps {
  /** What the URL says. */
  readonly state: JobListState;
  /** What it shows; asking again reloads the page (PL19). While other rows are on their way, the old ones stay. */
  readonly view: Loadable<JobListView>;
  /** Changes the URL. A text that is still being typed replaces the entry of the one before. */
  readonly onChange: (change: Partial<JobListState>, typing?: boolean) => void;
  /** URL of a page of the list: paging works without scripts, too. */
  readonly hrefOf: (page: number) => string;
  readonly onReset: () => void;
  /** What stands below the list: new jobs by mail (O93). @default nothing */
  readonly footer?: ReactNode;
}

/** Options of a filter; a chosen value that the list no longer has stays choosable. */
const options = (all: string, values: readonly string[], chosen: string) => [
  { value: '', label: all },
  ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({ value, label: value })),
];

function Filters({ state, view: value, onChange }: JobsScreenProps) {
  const view = dataOf(value);
  const { text, onText, commit } = useTyped(state.search, (search) => onChange({ search, page: 1 }, true));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    commit();
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
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          <Icon as={Search} />
          <span className="sw:max-sm:sr-only">{texts.submit}</span>
        </Button>
      </div>
      <NativeSelect
        name="location"
        label={texts.location}
        value={state.location}
        onChange={(event) => onChange({ location: event.currentTarget.value, page: 1 })}
        options={options(texts.allLocations, view?.locations ?? [], state.location)}
      />
      <NativeSelect
        name="employment"
        label={texts.employment}
        value={state.employment}
        onChange={(event) => onChange({ employment: event.currentTarget.value, page: 1 })}
        options={options(texts.allEmployments, view?.employments ?? [], state.employment)}
      />
    </form>
  );
}

interface ResultsProps extends Omit<JobsScreenProps, 'view'> {
  readonly view: JobListView;
  /** Other rows are on their way. */
  readonly busy: boolean;
}

const sortOf = (value: string): JobListState['sort'] => JOB_LIST_SORTS.find((sort) => sort === value) ?? 'best';

function Head({ state, view, onChange, onReset, countId }: ResultsProps & { readonly countId: string }) {
  return (
    <div className="sw:mb-3 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3">
      <ResultsCount id={countId}>{countOf(view.total, texts.one, texts.many)}</ResultsCount>
      <div className="sw:flex sw:items-center sw:gap-4">
        {isFiltered(state) && <ResetButton variant="quiet" onReset={onReset} />}
        {view.total > 1 && (
          <NativeSelect
            size="sm"
            label={texts.sort}
            hideLabel
            value={state.sort === 'best' && state.search === '' ? 'newest' : state.sort}
            onChange={(event) => onChange({ sort: sortOf(event.currentTarget.value), page: 1 })}
            options={[
              ...(state.search === '' ? [] : [{ value: 'best', label: texts.sortBest }]),
              { value: 'newest', label: texts.sortNewest },
              { value: 'title', label: texts.sortTitle },
            ]}
          />
        )}
      </div>
    </div>
  );
}

/** Nothing was found, or the page of an old link lies behind the end of the list. */
function NoJobs({ total, hrefOf }: { readonly total: number } & Pick<JobsScreenProps, 'hrefOf'>) {
  const last = Math.ceil(total / JOBS_PER_PAGE);
  return total === 0 ? (
    <EmptyState title={jobListMessages.empty} level={3}>
      {jobListMessages.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState title={texts.noSuchPage} level={3}>
      <TextLink href={hrefOf(last)}>{texts.lastPage(last)}</TextLink>
    </EmptyState>
  );
}

function Results(props: ResultsProps) {
  const { state, view, busy, hrefOf, onChange } = props;
  const id = useId();
  return (
    <ListResults shown={[state, view.page]} busy={busy}>
      <section aria-labelledby={id}>
        <Head {...props} countId={id} />
        {view.note !== null && <SearchNote search={state.search} note={view.note} found={view.jobs.length > 0} />}
        {view.jobs.length === 0 ? (
          <NoJobs total={view.total} hrefOf={hrefOf} />
        ) : (
          <>
            <JobList>
              {view.jobs.map((job) => (
                <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
              ))}
            </JobList>
            <ListPages
              className="sw:mt-4"
              page={view.page}
              pageSize={JOBS_PER_PAGE}
              total={view.total}
              hrefOf={hrefOf}
              onPage={(page) => onChange({ page })}
            />
          </>
        )}
      </section>
    </ListResults>
  );
}

/** The public list of jobs in its states: loading, failed, empty, full (PL01 to PL19). */
export function JobsScreen(props: JobsScreenProps) {
  const { view } = props;
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{texts.title}</h1>
      <Filters {...props} />
      <Loaded
        className="sw:mt-6"
        value={view}
        failure={{ title: jobListMessages.loadFailed, children: texts.errorHint }}
        skeleton={
          <SkeletonRegion>
            <JobList>
              <JobCardSkeleton count={6} />
            </JobList>
          </SkeletonRegion>
        }
      >
        {(shown) => <Results {...props} view={shown} busy={view.reloading} />}
      </Loaded>
      {props.footer}
    </>
  );
}
