import { formatDateTime, rejectionReasonLabels, type StatusChange } from '@stellwerk/domain';
import type { ComponentPropsWithRef } from 'react';
import { Disclosure } from '../../components/disclosure';
import { StatusBadge } from '../status-badge';
import { de } from '../i18n/de';

export interface HistoryListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The changes in any order. */
  history: readonly StatusChange[];
  /** Audience of the labels; a candidate's history has no authors. @default 'company' */
  audience?: 'company' | 'candidate';
}

/**
 * All changes of status, the newest first: status, date and time, author, note, and who undid it
 * (CA60). A rejection has its reason and, expandable, its text (decision 0076).
 * @example
 * <HistoryList history={application.history} />
 */
export function HistoryList({ history, audience = 'company', ...rest }: HistoryListProps) {
  if (history.length === 0)
    return (
      <div {...rest}>
        <p className="sw:text-ink-2">{de.detail.noHistory}</p>
      </div>
    );
  const newest = history.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return (
    <div {...rest}>
      <ol aria-label={de.detail.history}>
        {newest.map((change, index) => (
          <li
            key={`${change.status} ${change.date} ${index}`}
            className="sw:grid sw:items-start sw:gap-x-6 sw:py-3 sw:not-last:border-b sw:border-line sw:sm:grid-cols-[200px_1fr]"
          >
            <StatusBadge
              status={change.status}
              audience={audience}
              className={change.takenBackBy === undefined ? undefined : 'sw:line-through'}
            />
            <div className="sw:text-sm">
              <p>
                {change.date && <time dateTime={change.date}>{formatDateTime(change.date)}</time>}
                {change.by && <span className="sw:text-ink-2"> {de.detail.by(change.by)}</span>}
              </p>
              {change.takenBackBy !== undefined && <p className="sw:font-semibold">{de.detail.takenBackBy(change.takenBackBy)}</p>}
              {change.reason && <p>{de.detail.reason(rejectionReasonLabels[change.reason])}</p>}
              {change.message && (
                <Disclosure summary={de.detail.rejectionText}>
                  <p className="sw:whitespace-pre-line sw:wrap-anywhere sw:text-ink-2">{change.message}</p>
                </Disclosure>
              )}
              {change.note && <p className="sw:whitespace-pre-line sw:text-ink-2">{change.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
