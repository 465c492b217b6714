import type { Id } from '@stellwerk/domain';
import { dataOf, EmptyState, FilterChips, Icon, LinkButton, type Loadable } from '@stellwerk/design-system';
import { ListPages, ListResults, ListSearch, ResetButton, ResultsCount, type ListControl } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { CompanyJobRow, JOB_ACTIONS, type JobAction } from '@stellwerk/design-system/patterns';
import { countOf, hasRight, jobListMessages, type CompanyJob, type TeamRole } from '@stellwerk/domain';
import { ArrowDownUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { jobListTexts, jobSortLabels } from '../../i18n/company/jobs.de';
import { sharedTexts } from '../../i18n/company/shared.de';
import { RefreshButton } from '../shared/RefreshButton';
import { ScreenFrame } from '../shared/ScreenFrame';
import { SortChips, sortOrder } from '../shared/SortChips';
import { DeleteJobDialog } from './DeleteJobDialog';
import { chooseSort, JOB_FILTERS, JOB_PAGE_SIZE, jobListPresets, jobListView, type JobListPreset, type JobListState } from './list';

const texts = jobListTexts;

/** URLs of the list and its rows. */
export interface JobListLinks {
  /** URL of the form of a new job. @default not offered */
  readonly create?: string;
  /** URL of the page for import and export. @default not offered */
  readonly transfer?: string;
  readonly job: (jobId: Id<'job'>) => string;
  /** URL of the form of a job. @default not offered */
  readonly edit?: (jobId: Id<'job'>) => string;
  readonly applications: (jobId: Id<'job'>) => string;
  readonly preview: (jobId: Id<'job'>) => string;
  readonly public: (jobId: Id<'job'>) => string;
}

/** Actions on a job, by menu entry; a missing entry is not offered. */
export type JobHandlers = Readonly<Partial<Record<JobAction, (job: CompanyJob) => unknown>>>;

export interface JobListScreenProps extends ListControl<JobListState> {
  readonly preset: JobListPreset;
  readonly jobs: Loadable<readonly CompanyJob[]>;
  readonly links: JobListLinks;
  /** Role of the person in the company, which determines the actions (O50, O89). */
  readonly teamRole: TeamRole | null;
  /** Actions on a job. Deleting is confirmed first, and returns a promise. */
  readonly actions: JobHandlers;
}

/** Menu entries that change nothing, available to everyone in the company. */
const READING: ReadonlySet<JobAction> = new Set(['copy-link', 'copy-embed']);

const createHrefOf = ({ teamRole, links }: Pick<JobListScreenProps, 'teamRole' | 'links'>): string | undefined =>
  hasRight(teamRole, 'manageJobs') ? links.create : undefined;

type FoundProps = Omit<JobListScreenProps, 'jobs'> & { readonly jobs: readonly CompanyJob[] };

function Filters({ jobs, state, preset, onChange }: FoundProps) {
  const { counts } = jobListView(jobs, state, preset);
  return (
    <div className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:lg:grid-cols-[minmax(0,1fr)_auto]">
      <ListSearch
        label={sharedTexts.search}
        placeholder={texts.placeholder[preset]}
        value={state.search}
        onChange={(search) => onChange({ search, page: 1 })}
      />
      <FilterChips
        label={texts.filter}
        className="sw:self-end"
        value={state.filter}
        onChange={(filter) => onChange({ filter, page: 1 })}
        options={JOB_FILTERS.map((value) => ({ value, label: texts.filters[value], count: counts[value] }))}
      />
      <SortChips
        sorts={jobListPresets[preset].sorts.map((value) => ({ value, label: jobSortLabels[value] }))}
        value={state.sort}
        direction={state.direction}
        onChoose={(sort) => onChange(chooseSort(state, sort))}
      />
      <div className="sw:self-center sw:lg:text-end">
        <ResultsCount order={sortOrder(jobSortLabels[state.sort], state.direction)}>
          {countOf(counts[state.filter], texts.one, texts.many)}
        </ResultsCount>
      </div>
    </div>
  );
}

function Rows(props: FoundProps & { readonly onAsk: (job: CompanyJob) => void }) {
  const { jobs, state, preset, teamRole, actions, links, onChange, onAsk } = props;
  const createHref = createHrefOf(props);
  const canManage = hasRight(teamRole, 'manageJobs');
  const offered = JOB_ACTIONS.filter((action) => actions[action] !== undefined && (canManage || READING.has(action)));
  const { rows, page, counts } = jobListView(jobs, state, preset);
  if (rows.length === 0) {
    const none = jobs.length === 0;
    return (
      <EmptyState
        title={jobListMessages.empty}
        actions={
          none
            ? createHref !== undefined && (
                <LinkButton variant="primary" href={createHref}>
                  <Icon as={Plus} />
                  {texts.create}
                </LinkButton>
              )
            : state.search + state.filter !== 'all' && <ResetButton onReset={() => onChange({ search: '', filter: 'all', page: 1 })} />
        }
      >
        {none ? createHref !== undefined && texts.noneYet : texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <div className="sw:grid sw:gap-6">
      <ul aria-label={texts.title} className="sw:@container sw:border-t sw:border-rule">
        {rows.map((job) => (
          <CompanyJobRow
            key={job.id}
            job={job}
            level={3}
            day={jobListPresets[preset].day}
            href={links.job(job.id)}
            applicationsHref={links.applications(job.id)}
            previewHref={links.preview(job.id)}
            publicHref={links.public(job.id)}
            editHref={canManage ? links.edit?.(job.id) : undefined}
            actions={offered}
            onAction={(action) => (action === 'delete' ? onAsk(job) : actions[action]?.(job))}
          />
        ))}
      </ul>
      <ListPages page={page} pageSize={JOB_PAGE_SIZE} total={counts[state.filter]} onPage={(wanted) => onChange({ page: wanted })} />
    </div>
  );
}

function Actions(props: JobListScreenProps) {
  const { jobs, links, teamRole } = props;
  const createHref = createHrefOf(props);
  return (
    <div className="sw:flex sw:flex-wrap sw:gap-3">
      <RefreshButton value={jobs} />
      {links.transfer !== undefined && hasRight(teamRole, 'manageJobs') && (
        <LinkButton size="sm" href={links.transfer}>
          <Icon as={ArrowDownUp} size={16} />
          {texts.transfer}
        </LinkButton>
      )}
      {createHref !== undefined && dataOf(jobs)?.length !== 0 && (
        <LinkButton size="sm" variant="primary" href={createHref} className="sw:max-sm:order-first sw:max-sm:w-full">
          <Icon as={Plus} size={16} />
          {texts.create}
        </LinkButton>
      )}
    </div>
  );
}

function Summary({ jobs }: { readonly jobs: readonly CompanyJob[] }) {
  const active = jobs.filter((job) => job.active).length;
  return <p className="sw:text-sm sw:text-ink-2">{texts.summary(active, jobs.length - active)}</p>;
}

/**
 * A company's jobs in their states: loading, failed, empty, full; as the dashboard's tab or in a
 * variant of its page (JM02 to JM12, A16).
 */
export function JobListScreen(props: JobListScreenProps) {
  const { jobs, state, preset, actions } = props;
  const [asked, setAsked] = useState<CompanyJob>();
  return (
    <>
      <ScreenFrame
        title={texts.title}
        subline={jobs.state === 'ready' && <Summary jobs={jobs.data} />}
        actions={<Actions {...props} />}
        failure={jobListMessages.loadFailed}
        value={jobs}
        skeleton={<SkeletonRows height={64} />}
      >
        {(list) => (
          <ListResults shown={[state, jobListView(list, state, preset).page]} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
            {list.length > 0 && <Filters {...props} jobs={list} />}
            <Rows {...props} jobs={list} onAsk={setAsked} />
          </ListResults>
        )}
      </ScreenFrame>
      <DeleteJobDialog job={asked} onDelete={async (job) => actions.delete?.(job)} onClose={() => setAsked(undefined)} />
    </>
  );
}
