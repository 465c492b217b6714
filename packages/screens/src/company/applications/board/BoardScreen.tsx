import { ApplicationBoard, type ApplicationBoardProps } from '@stellwerk/design-system/patterns';
import { applicationMessages, sumOf, type ApplicationList } from '@stellwerk/domain';
import { ListResults, type ListControl } from '../../../lists';
import type { ApplicationCalls } from '../calls';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter } from '../filters';
import { StatusQuestions } from '../status/StatusQuestions';
import { useStatusChange } from '../status/use-status-change';
import { DEFAULT_BOARD, type BoardState } from './list';

export interface BoardScreenProps
  extends ApplicationsSource, Pick<ApplicationBoardProps, 'now' | 'onDetails' | 'onMore'>, ListControl<BoardState> {
  readonly calls: ApplicationCalls;
  /** Options of the job dropdown. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

interface BoardProps extends Omit<BoardScreenProps, 'applications' | 'views'> {
  readonly list: ApplicationList;
  /** Whether other cards are loading. */
  readonly busy: boolean;
}

function Filters({ jobs, state, onChange, total }: Pick<BoardProps, 'jobs' | 'state' | 'onChange'> & { readonly total: number }) {
  return (
    <div className="sw:grid sw:items-end sw:gap-4 sw:md:grid-cols-[1fr_1fr_auto]">
      <ApplicationSearch value={state.search} onChange={(search) => onChange({ search })} />
      <JobFilter jobs={jobs} value={state.jobId} onChange={(jobId) => onChange({ jobId })} />
      <div className="sw:md:pb-3">
        <FoundCount total={total} />
      </div>
    </div>
  );
}

function Board(props: BoardProps) {
  const { list, busy, state, now, calls, onChange, onDetails, onMore } = props;
  const { applications, counts } = list;
  const total = sumOf(counts);
  const { change: onMove, questions } = useStatusChange(calls, applicationMessages.statusFailed);
  const isFiltered = state.search !== '' || state.jobId !== '';
  if (total === 0 && !isFiltered && !busy) return <NoApplications onReset={undefined} />;
  return (
    <ListResults shown={state} busy={busy} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} total={total} />
      {total === 0 ? (
        <NoApplications onReset={() => onChange(DEFAULT_BOARD)} />
      ) : (
        <ApplicationBoard {...{ applications, counts, now, onDetails, onMove, onMore }} askRejection={false} />
      )}
      <StatusQuestions {...questions} />
    </ListResults>
  );
}

/** The applications as a board, in their states. */
export function BoardScreen({ applications, views, ...props }: BoardScreenProps) {
  return (
    <ApplicationsFrame applications={applications} views={views} rowHeight={96}>
      {(list) => <Board {...props} list={list} busy={applications.reloading} />}
    </ApplicationsFrame>
  );
}
