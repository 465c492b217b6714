import { ApplicationBoard, type ApplicationBoardProps } from '@stellwerk/design-system/patterns';
import type { Application } from '@stellwerk/domain';
import { ApplicationsFrame, NoApplications, type ApplicationsFrameProps } from '../applications/ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter } from '../applications/filters';
import { boardApplications, DEFAULT_BOARD, type BoardState } from './list';

export interface BoardScreenProps
  extends Omit<ApplicationsFrameProps, 'children' | 'rowHeight'>, Pick<ApplicationBoardProps, 'now' | 'onDetails' | 'onMove'> {
  /** Undefined while they load. */
  readonly applications: readonly Application[] | undefined;
  /** Postings of the dropdown. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  readonly state: BoardState;
  readonly onChange: (state: BoardState) => void;
}

type LoadedProps = BoardScreenProps & { readonly applications: readonly Application[] };

function Filters({ jobs, state, onChange, total }: Pick<LoadedProps, 'jobs' | 'state' | 'onChange'> & { readonly total: number }) {
  return (
    <div className="sw:grid sw:items-end sw:gap-4 sw:md:grid-cols-[1fr_1fr_auto]">
      <ApplicationSearch value={state.search} onChange={(search) => onChange({ ...state, search })} />
      <JobFilter jobs={jobs} value={state.jobId} onChange={(jobId) => onChange({ ...state, jobId })} />
      <FoundCount total={total} className="sw:md:pb-3" />
    </div>
  );
}

function Board(props: LoadedProps) {
  const { applications, state, now, onChange, onDetails, onMove } = props;
  if (applications.length === 0) return <NoApplications onReset={undefined} />;
  const found = boardApplications(applications, state);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} total={found.length} />
      {found.length === 0 ? (
        <NoApplications onReset={() => onChange(DEFAULT_BOARD)} />
      ) : (
        <ApplicationBoard applications={found} {...{ now, onDetails, onMove }} />
      )}
    </div>
  );
}

/** The applications as a board, in their states. */
export function BoardScreen(props: BoardScreenProps) {
  const { applications, failed, refreshing, onRefresh, views } = props;
  return (
    <ApplicationsFrame {...{ failed, refreshing, onRefresh, views }} rowHeight={96}>
      {applications && <Board {...props} applications={applications} />}
    </ApplicationsFrame>
  );
}
