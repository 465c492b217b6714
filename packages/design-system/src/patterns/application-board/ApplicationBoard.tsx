import {
  applicationMessages,
  companyStatusLabels,
  type ApplicationStatus,
  type ApplicationSummary,
  type StatusCounts,
} from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { ConfirmDialog } from '../../components/dialog';
import { NativeSelect } from '../../components/native-select';
import { boardDe as labels } from '../i18n/board.de';
import { de } from '../i18n/de';
import { boardColumns, isBoardTarget, type BoardColumnView, type BoardTarget } from './board';
import { BoardColumn } from './BoardColumn';
import { useBoardMoves, type BoardMoves } from './use-board-moves';

export interface ApplicationBoardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The applications in order. */
  applications: readonly ApplicationSummary[];
  /** Number of applications per status, if not all are loaded. @default the loaded ones */
  counts?: StatusCounts;
  /** Requests more applications of a status than are loaded. @default nothing */
  onMore?: (status: ApplicationStatus) => void;
  /** Current time, for 'heute' and 'vor 3 Tagen'. */
  now: Date;
  /** Opens one application. */
  onDetails: (application: ApplicationSummary) => void;
  /**
   * Sets the status. The card moves to its new column at once; when the promise resolves,
   * `applications` must have the new status, and when it rejects, the card moves back. The caller
   * shows the error.
   */
  onMove: (application: ApplicationSummary, to: BoardTarget) => Promise<unknown>;
  /**
   * Whether to confirm a rejection before `onMove`; false if the caller asks itself, for more than
   * a confirmation.
   * @default true
   */
  askRejection?: boolean;
  /** Level of the columns' headings. @default 2 */
  level?: 2 | 3;
}

function Question({ moves }: { moves: BoardMoves }) {
  // The last one stays visible while the dialog fades out.
  const [last, setLast] = useState(moves.asked);
  if (moves.asked !== undefined && moves.asked !== last) setLast(moves.asked);
  if (last === undefined) return null;
  const rejection = last.application.status !== 'WITHDRAWN';
  return (
    <ConfirmDialog
      open={moves.asked !== undefined}
      onOpenChange={(open) => !open && moves.cancel()}
      title={rejection ? applicationMessages.rejectQuestion : de.stepper.withdrawnQuestion}
      description={rejection ? labels.rejectText(last.application.name) : de.stepper.withdrawnHint}
      confirmLabel={rejection ? applicationMessages.rejectConfirm : de.stepper.withdrawnConfirm}
      onConfirm={moves.confirm}
    />
  );
}

interface ChooserProps {
  columns: readonly BoardColumnView[];
  status: ApplicationStatus;
  onChoose: (status: ApplicationStatus) => void;
}

/** Phones show one column, selected here. */
function Chooser({ columns, status, onChoose }: ChooserProps) {
  return (
    <NativeSelect
      className="sw:@md:hidden"
      label={labels.column}
      value={status}
      onChange={(event) => onChoose(columns.find((column) => column.status === event.target.value)?.status ?? status)}
      options={columns.map((column) => ({
        value: column.status,
        label: labels.option(companyStatusLabels[column.status], column.size),
      }))}
    />
  );
}

/**
 * Applications as a board: a column per status of the company, cards that are moved by dragging or
 * by their menu. A move is shown at once and reverted on failure; a rejection and the return of a
 * withdrawn application are confirmed first (CA55, A04). Below 800 px of its own width it shows one
 * column at a time.
 * @example
 * <ApplicationBoard applications={applications} now={new Date()} onDetails={openDetails} onMove={saveStatus} />
 */
export function ApplicationBoard({
  applications,
  counts,
  onMore,
  now,
  onDetails,
  onMove,
  askRejection = true,
  level = 2,
  className,
  ...rest
}: ApplicationBoardProps) {
  const moves = useBoardMoves(onMove, askRejection);
  const [dragged, setDragged] = useState<ApplicationSummary>();
  const [chosen, setChosen] = useState<ApplicationStatus>('SUBMITTED');
  const heading = useRef<HTMLHeadingElement>(null);
  const { moved, recent, news } = moves;
  useEffect(() => {
    // The card moved to a hidden column, so its old column keeps the focus.
    if (recent.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [recent]);
  const columns = boardColumns(applications, moved, recent, counts);
  const status = columns.some((column) => column.status === chosen) ? chosen : 'SUBMITTED';
  const move = (application: ApplicationSummary, to: BoardTarget): void => moves.start({ application, to });
  return (
    <div className={cx('sw:@container', className)} {...rest}>
      <p role="status" className="sw:sr-only">
        {news}
      </p>
      <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
        <Chooser columns={columns} status={status} onChoose={setChosen} />
        <div className="sw:relative sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-2 sw:overflow-x-auto sw:@md:auto-cols-[minmax(216px,1fr)] sw:@md:grid-flow-col sw:@md:grid-cols-none sw:@md:pb-3">
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              {...{ column, level, now, onDetails }}
              pending={new Set(moved.keys())}
              focused={recent[0] ?? ''}
              droppable={dragged !== undefined && dragged.status !== column.status && isBoardTarget(column.status)}
              onMove={move}
              onMore={() => onMore?.(column.status)}
              onDrag={setDragged}
              onDrop={() => {
                if (dragged !== undefined && isBoardTarget(column.status)) move(dragged, column.status);
                setDragged(undefined);
              }}
              headingRef={column.status === status ? heading : undefined}
              className={column.status === status ? 'sw:grid' : 'sw:hidden sw:@md:grid'}
            />
          ))}
        </div>
      </div>
      <Question moves={moves} />
    </div>
  );
}
