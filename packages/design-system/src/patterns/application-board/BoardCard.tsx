import { companyStatusLabels, documentLabels, formatDate, type ApplicationSummary } from '@stellwerk/domain';
import { cx } from 'class-variance-authority';
import { FileText, MoveRight, Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon';
import { Menu } from '../../components/menu';
import { Spinner } from '../../components/spinner';
import { VisuallyHidden } from '../../components/visually-hidden';
import { boardDe as labels } from '../i18n/board.de';
import { de } from '../i18n/de';
import { relativeDay } from '../shared/relative-day';
import { BOARD_TARGETS, type BoardTarget } from './board';

export interface BoardCardProps {
  application: ApplicationSummary;
  now: Date;
  /** Whether the server has not confirmed the move yet. */
  pending: boolean;
  /** Whether the card was moved last and takes the focus. */
  focused: boolean;
  onDetails: (application: ApplicationSummary) => void;
  onMove: (application: ApplicationSummary, to: BoardTarget) => void;
  /** Called when the card is picked up, or dropped (undefined). */
  onDrag: (application: ApplicationSummary | undefined) => void;
}

function Facts({ application, now }: Pick<BoardCardProps, 'application' | 'now'>) {
  const { createdAt, documents, rating } = application;
  return (
    <p className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-3 sw:gap-y-1 sw:text-ink-2">
      <time dateTime={createdAt ?? undefined} title={formatDate(createdAt)}>
        {createdAt ? relativeDay(createdAt, now) : de.none}
      </time>
      {documents.length > 0 && (
        <span className="sw:inline-flex sw:items-center sw:gap-1" title={documents.map(({ kind }) => documentLabels[kind]).join(', ')}>
          <Icon as={FileText} size={16} />
          {documents.length}
          <VisuallyHidden> {de.table.documentCount(application.documents.length)}</VisuallyHidden>
        </span>
      )}
      {rating !== null && (
        <span className="sw:inline-flex sw:items-center sw:gap-1">
          <Icon as={Star} size={16} className="sw:fill-current sw:text-amber" />
          <span aria-hidden="true">{rating}</span>
          <VisuallyHidden>{labels.rating(rating)}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}

/** An application on the board: a click opens it, the menu and dragging move it. */
export function BoardCard({ application, now, pending, focused, onDetails, onMove, onDrag }: BoardCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { id, name, status, job, repeated } = application;
  useEffect(() => {
    // Restores only a focus lost by the move; a focus that has moved elsewhere stays.
    if (focused && document.activeElement === document.body) frame.current?.querySelector('button')?.focus();
  }, [focused]);
  return (
    <div
      ref={frame}
      draggable={!pending}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        onDrag(application);
      }}
      onDragEnd={() => onDrag(undefined)}
      aria-busy={pending || undefined}
      className={cx(
        'sw:grid sw:gap-2 sw:rounded-2 sw:border sw:bg-surface sw:p-3 sw:text-sm',
        pending ? 'sw:border-dashed sw:border-line-strong' : 'sw:cursor-grab sw:border-line sw:hover:border-line-strong',
      )}
    >
      <div className="sw:flex sw:items-start sw:justify-between sw:gap-2">
        <button
          type="button"
          onClick={() => onDetails(application)}
          className="sw:-mx-1.5 sw:min-h-8 sw:min-w-0 sw:rounded-1 sw:px-1.5 sw:text-start sw:font-semibold sw:underline-offset-4 sw:wrap-anywhere sw:hyphens-auto sw:hover:underline"
        >
          {name}
        </button>
        {pending ? (
          <Spinner label={<VisuallyHidden>{labels.moving}</VisuallyHidden>} className="sw:mt-1" />
        ) : (
          <Menu
            label={labels.move(name)}
            icon={MoveRight}
            align="end"
            className="sw:-me-2 sw:-mt-1"
            items={BOARD_TARGETS.filter((target) => target !== status).map((target) => ({
              key: target,
              label: labels.moveTo(companyStatusLabels[target]),
              onSelect: () => onMove(application, target),
            }))}
          />
        )}
      </div>
      <p className="sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">{job.title}</p>
      {repeated && <p className="sw:font-medium">{de.table.repeated}</p>}
      <Facts application={application} now={now} />
    </div>
  );
}
