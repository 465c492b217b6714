import { EmptyState, FilterChips, Icon, LinkButton, Pagination, SearchField, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { CompanyJobRow, type CompanyJob, type JobAction } from '@stellwerk/design-system/patterns';
import { countOf, jobListMessages } from '@stellwerk/domain';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { jobListWords, jobSortLabels } from '../../../i18n/company/jobs.de';
import { sharedWords } from '../../../i18n/company/shared.de';
import { RefreshButton } from '../shared/RefreshButton';
import { ResetButton } from '../../shared/ResetButton';
import { ScreenFrame } from '../shared/ScreenFrame';
import { SortChips } from '../shared/SortChips';
import { DeleteJobDialog } from './DeleteJobDialog';
import {
  chooseSort,
  JOB_FILTERS,
  JOB_PAGE_SIZE,
  jobListPresets,
  jobListView,
  narrowJobList,
  type JobListPreset,
  type JobListState,
} from './list';

const words = jobListWords;

/** Where the list and its rows lead. */
export interface JobListLinks {
  readonly create: string;
  readonly job: (jobId: string) => string;
  readonly edit: (jobId: string) => string;
  readonly applications: (jobId: string) => string;
  readonly preview: (jobId: string) => string;
  readonly public: (jobId: string) => string;
}

export interface JobListScreenProps {
  readonly preset: JobListPreset;
  /** Undefined while they load. */
  readonly jobs: readonly CompanyJob[] | undefined;
  readonly state: JobListState;
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** May this person create and change postings: recruiters and up. */
  readonly canEdit: boolean;
  readonly links: JobListLinks;
  readonly onChange: (state: JobListState) => void;
  /** Everything of a row's menu but deleting. */
  readonly onAction: (job: CompanyJob, action: Exclude<JobAction, 'delete'>) => void;
  /** Deletes after the question; rejects when it failed. */
  readonly onDelete: (job: CompanyJob) => Promise<unknown>;
  readonly onRefresh: () => void;
}

function Filters({ jobs, state, preset, onChange }: JobListScreenProps & { readonly jobs: readonly CompanyJob[] }) {
  const { counts } = jobListView(jobs, state, preset);
  return (
    <div className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4 sw:lg:grid-cols-[minmax(0,1fr)_auto]">
      <SearchField
        label={sharedWords.search}
        placeholder={words.placeholder[preset]}
        value={state.search}
        onChange={(search) => onChange(narrowJobList(state, { search }))}
      />
      <FilterChips
        label={words.filter}
        className="sw:self-end"
        value={state.filter}
        onChange={(filter) => onChange(narrowJobList(state, { filter }))}
        options={JOB_FILTERS.map((value) => ({ value, label: words.filters[value], count: counts[value] }))}
      />
      <SortChips
        sorts={jobListPresets[preset].sorts.map((value) => ({ value, label: jobSortLabels[value] }))}
        value={state.sort}
        direction={state.direction}
        onChoose={(sort) => onChange(chooseSort(state, sort))}
      />
      <p role="status" className="sw:self-center sw:font-semibold sw:lg:text-end">
        {countOf(counts[state.filter], words.one, words.many)}
      </p>
    </div>
  );
}

function Rows(props: JobListScreenProps & { readonly jobs: readonly CompanyJob[]; readonly onAsk: (job: CompanyJob) => void }) {
  const { jobs, state, preset, canEdit, links, onChange, onAction, onAsk } = props;
  const { rows, page, counts } = jobListView(jobs, state, preset);
  if (rows.length === 0) {
    const none = jobs.length === 0;
    return (
      <EmptyState
        title={jobListMessages.empty}
        actions={
          none
            ? canEdit && (
                <LinkButton variant="primary" href={links.create}>
                  <Icon as={Plus} />
                  {words.create}
                </LinkButton>
              )
            : state.search + state.filter !== 'all' && (
                <ResetButton onReset={() => onChange(narrowJobList(state, { search: '', filter: 'all' }))} />
              )
        }
      >
        {none ? words.noneYet : words.emptyHint}
      </EmptyState>
    );
  }
  const total = counts[state.filter];
  return (
    <div className="sw:grid sw:gap-6">
      <ul aria-label={words.title} className="sw:@container sw:border-t sw:border-rule">
        {rows.map((job) => (
          <CompanyJobRow
            key={job.id}
            job={job}
            day={jobListPresets[preset].day}
            href={links.job(job.id)}
            applicationsHref={links.applications(job.id)}
            previewHref={links.preview(job.id)}
            publicHref={links.public(job.id)}
            editHref={canEdit ? links.edit(job.id) : undefined}
            onAction={canEdit ? (action) => (action === 'delete' ? onAsk(job) : onAction(job, action)) : undefined}
          />
        ))}
      </ul>
      {total > JOB_PAGE_SIZE && (
        <Pagination page={page} pageSize={JOB_PAGE_SIZE} total={total} onPage={(wanted) => onChange({ ...state, page: wanted })} />
      )}
    </div>
  );
}

/** A company's postings in their states: loading, failed, empty, full; as the dashboard's tab or in one of its page's variants (JM02 to JM12, A16). */
export function JobListScreen(props: JobListScreenProps) {
  const { jobs, failed, refreshing, canEdit, links, onDelete, onRefresh } = props;
  const [asked, setAsked] = useState<CompanyJob>();
  const active = jobs?.filter((job) => job.active).length ?? 0;
  return (
    <>
      <ScreenFrame
        title={words.title}
        subline={jobs && <p className="sw:text-sm sw:text-ink-2">{words.summary(active, jobs.length - active)}</p>}
        actions={
          <div className="sw:flex sw:flex-wrap sw:gap-3">
            <RefreshButton {...{ refreshing, onRefresh }} />
            {canEdit && jobs?.length !== 0 && (
              <LinkButton size="sm" variant="primary" href={links.create}>
                <Icon as={Plus} size={16} />
                {words.create}
              </LinkButton>
            )}
          </div>
        }
        failure={failed ? jobListMessages.loadFailed : ''}
        refreshing={refreshing}
        onRefresh={onRefresh}
        skeleton={
          <SkeletonRegion className="sw:grid sw:gap-3">
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} height={64} />
            ))}
          </SkeletonRegion>
        }
      >
        {jobs && (
          <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
            {jobs.length > 0 && <Filters {...props} jobs={jobs} />}
            <Rows {...props} jobs={jobs} onAsk={setAsked} />
          </div>
        )}
      </ScreenFrame>
      <DeleteJobDialog job={asked} onDelete={onDelete} onClose={() => setAsked(undefined)} />
    </>
  );
}
