import { companyStatusLabels } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentPropsWithoutRef, type Ref } from 'react';
import { Button } from '../../components/button';
import { StatusMark } from '../../components/status-mark';
import { Count } from '../../components/tabs';
import { boardDe as labels } from '../i18n/board.de';
import { statusLook } from '../status-badge';
import { BOARD_STEP, type BoardColumnView } from './board';
import { BoardCard, type BoardCardProps } from './BoardCard';

export interface BoardColumnProps extends Pick<BoardCardProps, 'now' | 'onDetails' | 'onMove' | 'onDrag'> {
  column: BoardColumnView;
  level: 2 | 3;
  /** Ids of the cards whose move is not confirmed yet. */
  pending: ReadonlySet<string>;
  /** Id of the card that takes the focus; '' for none. */
  focused: string;
  /** Whether a card is being dragged that may be dropped here. */
  droppable: boolean;
  onDrop: () => void;
  /** Called to load more applications. */
  onMore: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** Event handlers of a column for dragging and dropping. */
function useDropZone(droppable: boolean, onDrop: () => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event) => {
      if (!droppable) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: (event) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event) => {
      event.preventDefault();
      setOver(false);
      if (droppable) onDrop();
    },
  } satisfies ComponentPropsWithoutRef<'section'>;
  return { over: over && droppable, handlers };
}

/** A status with its cards: a node on the track, its label, the count, the cards. */
export function BoardColumn({
  column,
  level,
  pending,
  focused,
  droppable,
  onDrop,
  onMore,
  headingRef,
  className,
  ...card
}: BoardColumnProps) {
  const { status, applications, size } = column;
  const [shown, setShown] = useState(BOARD_STEP);
  const { over, handlers } = useDropZone(droppable, onDrop);
  const id = useId();
  const Heading = `h${level}` as const;
  const rest = size - Math.min(shown, applications.length);
  const showMore = (): void => {
    setShown(shown + BOARD_STEP);
    if (shown + BOARD_STEP > applications.length && applications.length < size) onMore();
  };
  return (
    <section
      aria-labelledby={id}
      {...handlers}
      className={cx(
        'sw:content-start sw:gap-3 sw:rounded-2 sw:border-2 sw:p-2',
        // While dragging, every column is as tall as the longest, for a large drop target.
        !droppable && 'sw:self-start',
        over
          ? 'sw:border-signal sw:bg-signal-soft'
          : droppable
            ? 'sw:border-dashed sw:border-line-strong'
            : 'sw:border-transparent sw:bg-sunken',
        className,
      )}
    >
      <Heading
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="sw:flex sw:min-h-8 sw:items-center sw:justify-between sw:gap-2 sw:rounded-1 sw:px-1"
      >
        <StatusMark {...statusLook[status]} className="sw:font-semibold">
          {companyStatusLabels[status]}
        </StatusMark>
        <Count>{size}</Count>
      </Heading>
      {applications.length === 0 ? (
        <p className="sw:px-1 sw:pb-2 sw:text-sm sw:text-ink-2">{droppable ? labels.dropHere : labels.none}</p>
      ) : (
        <ul className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-2">
          {applications.slice(0, shown).map((application) => (
            <li key={application.id}>
              <BoardCard {...card} application={application} pending={pending.has(application.id)} focused={focused === application.id} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="sm" variant="quiet" onClick={showMore}>
          {labels.more(Math.min(rest, BOARD_STEP))}
        </Button>
      )}
    </section>
  );
}
