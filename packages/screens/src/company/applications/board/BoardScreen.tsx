import { ApplicationBoard, useAction, type ApplicationBoardProps } from '@stellwerk/design-system/patterns';
import { applicationMessages, type Application } from '@stellwerk/domain';
import { statusFailure } from '../action-texts';
import { ListResults, type ListControl } from '../../../lists';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import { ApplicationSearch, FoundCount, JobFilter } from '../filters';
import { boardApplications, DEFAULT_BOARD, type BoardState } from './list';

export interface BoardScreenProps
  extends ApplicationsSource, Pick<ApplicationBoardProps, 'now' | 'onDetails' | 'onMove'>, ListControl<BoardState> {
  /** Jobs of the dropdown. */
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
}

type BoardProps = Omit<BoardScreenProps, 'applications' | 'views'> & { readonly applications: readonly Application[] };

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
  const { applications, state, now, onChange, onDetails } = props;
  const { runOrReject: onMove } = useAction(props.onMove, { failure: statusFailure(applicationMessages.statusFailed), parallel: true });
  if (applications.length === 0) return <NoApplications onReset={undefined} />;
  const found = boardApplications(applications, state);
  return (
    <ListResults shown={state} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters {...props} total={found.length} />
      {found.length === 0 ? (
        <NoApplications onReset={() => onChange(DEFAULT_BOARD)} />
      ) : (
        <ApplicationBoard applications={found} {...{ now, onDetails, onMove }} />
      )}
    </ListResults>
  );
}

/** The applications as a board, in their states. */
export function BoardScreen({ applications, views, ...props }: BoardScreenProps) {
  return (
    <ApplicationsFrame applications={applications} views={views} rowHeight={96}>
      {(list) => <Board {...props} applications={list} />}
    </ApplicationsFrame>
  );
}
