import { EmptyState, LinkButton, Loaded, NativeSelect, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { appliedTo, countOf, jobListMessages, RADII } from '@stellwerk/domain';
import { useId } from 'react';
import { ListPages } from '../../lists/ListPages';
import { ListResults } from '../../lists/ListResults';
import { useResults } from '../../lists/results';
import { ResultsCount } from '../../lists/ResultsCount';
import { FilterTags } from './FilterTags';
import { JobFilters } from './JobFilters';
import type { JobListState, JobListView } from './job-list';
import { JOB_LIST_SORTS, jobListParams, JOBS_PER_PAGE, partsOf } from './job-list';
import type { JobsScreenProps } from './jobs-screen-props';
import { LocationFilter } from './LocationFilter';
import { SavedLink } from '../saved/SavedLink';
import { SaveStar } from '../saved/SaveStar';
import { SearchNote } from './SearchNote';
import { appliedTexts } from '../../i18n/job.de';
import { jobsTexts } from '../../i18n/jobs.de';
import { paths } from '../../paths';

const texts = jobsTexts;

interface ResultsProps extends Omit<JobsScreenProps, 'view'> {
  readonly view: JobListView;
  /** Whether other rows are loading. */
  readonly busy: boolean;
}

const sortLabels = { best: texts.sortBest, newest: texts.sortNewest, title: texts.sortTitle } as const;

/** Without a search text there is no relevance order. */
const effectiveSort = ({ sort, search }: JobListState): JobListState['sort'] => (sort === 'best' && search === '' ? 'newest' : sort);

const sortOf = (value: string): JobListState['sort'] => JOB_LIST_SORTS.find((sort) => sort === value) ?? 'best';

/** Number of matches, without the newest jobs that are shown instead if there are none. */
const foundIn = ({ total, note }: JobListView): number => (note?.newest === true ? 0 : total);

/** '12 Stellenanzeigen im Umkreis von 25 km um Hamburg'. */
function countText(view: JobListView): string {
  const { near } = view;
  const count = countOf(foundIn(view), texts.one, texts.many);
  return near === null ? count : texts.around(count, near.name, near.radius);
}

function Head({ state, view, onChange, countId }: ResultsProps & { readonly countId: string }) {
  return (
    <div className="sw:mb-3 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3">
      <ResultsCount id={countId} order={sortLabels[effectiveSort(state)]}>
        {countText(view)}
      </ResultsCount>
      <div className="sw:flex sw:items-center sw:gap-3">
        {/* On a phone it is in the dialog with the other filters. */}
        <LocationFilter
          compact
          className="sw:max-sm:hidden sw:max-sm:noscript:grid"
          state={state}
          locations={view.locations}
          onChange={onChange}
        />
        {foundIn(view) > 1 && (
          <NativeSelect
            size="sm"
            label={texts.sort}
            hideLabel
            value={effectiveSort(state)}
            onChange={(event) => onChange({ sort: sortOf(event.currentTarget.value), page: 1 })}
            options={JOB_LIST_SORTS.filter((sort) => sort !== 'best' || state.search !== '').map((value) => ({
              value,
              label: sortLabels[value],
            }))}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Link to the same search in the next larger radius that has jobs; the focus then moves to the
 * count.
 */
function WiderLink({ state, view: { wider, near } }: Pick<ResultsProps, 'state' | 'view'>) {
  const { moveFocus } = useResults();
  if (wider === null || near === null) return null;
  const count = countOf(wider.total, texts.one, texts.many);
  const radius = RADII.find((one) => one === wider.radius);
  const change = radius === undefined ? { near: '' } : { radius };
  return (
    <LinkButton href={paths.jobs(jobListParams({ ...state, ...change, page: 1 }))} onClick={moveFocus}>
      {radius === undefined ? texts.anywhere(count) : texts.around(count, near.name, radius)}
    </LinkButton>
  );
}

/** No matches, or a page of an old link beyond the end of the list. */
function NoJobs({ state, view, hrefOf }: Pick<ResultsProps, 'state' | 'view' | 'hrefOf'>) {
  const last = Math.ceil(view.total / JOBS_PER_PAGE);
  return view.total === 0 ? (
    <EmptyState title={jobListMessages.empty} level={3} actions={view.wider && <WiderLink state={state} view={view} />}>
      {jobListMessages.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState title={texts.noSuchPage} level={3}>
      <TextLink href={hrefOf(last)}>{texts.lastPage(last)}</TextLink>
    </EmptyState>
  );
}

interface CardsProps extends Pick<JobListView, 'jobs' | 'near'>, Pick<JobsScreenProps, 'saved' | 'applications' | 'now'> {}

function Cards({ jobs, near, saved, now, applications = [] }: CardsProps) {
  return (
    <JobList>
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          href={paths.job(job.id)}
          level={3}
          near={near !== null}
          now={now}
          note={appliedTo(applications, job.id) && appliedTexts.mark}
          action={saved && <SaveStar store={saved} job={job} />}
        />
      ))}
    </JobList>
  );
}

/** Jobs in a separate section; nothing if there are none. */
function Apart({ title, ...cards }: CardsProps & { readonly title: string }) {
  const id = useId();
  if (cards.jobs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sw:mt-6 sw:mb-3 sw:text-lg">
        {title}
      </h2>
      <Cards {...cards} />
    </section>
  );
}

function Results(props: ResultsProps) {
  const { state, view, busy, hrefOf, onChange, saved, applications, now } = props;
  const id = useId();
  const own = { near: view.near, saved, applications, now };
  const { hits, unpaid, similar } = partsOf(view, state);
  return (
    <ListResults shown={[state, view.page]} busy={busy}>
      <section aria-labelledby={id}>
        <Head {...props} countId={id} />
        <FilterTags {...props} />
        {view.note !== null && <SearchNote search={state.search} note={view.note} near={view.near} found={view.jobs.length > 0} />}
        {view.jobs.length === 0 ? (
          <NoJobs {...{ state, view, hrefOf }} />
        ) : (
          <>
            {hits.length > 0 && <Cards jobs={hits} {...own} />}
            <Apart title={texts.payUnknown} jobs={unpaid} {...own} />
            <Apart title={texts.similar} jobs={similar} {...own} />
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
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-x-6">
        <h1 className="sw:text-3xl">{texts.title}</h1>
        {props.saved && <SavedLink store={props.saved} />}
      </div>
      <JobFilters {...props} />
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
