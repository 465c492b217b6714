import { ApplicationCard } from '@stellwerk/design-system/patterns';
import type { ApplicationSummary } from '@stellwerk/domain';
import { useState } from 'react';
import { applicationListTexts } from '../../../i18n/company/applications.de';
import type { ListSelection } from '../bulk';
import type { ApplicationCalls } from '../calls';
import { StatusQuestions } from '../status/StatusQuestions';
import { useCardActions } from './use-card-actions';

export interface CardListProps {
  readonly calls: ApplicationCalls;
  readonly applications: readonly ApplicationSummary[];
  readonly statusSet: 'company' | 'panel';
  /**
   * Error message of a failed status change, which differs by view (A19). '' is only logged (CA43).
   */
  readonly statusFailed: string;
  /** The selection; without it nothing is selectable. */
  readonly selection?: Pick<ListSelection, 'selection' | 'onSelect'> | undefined;
}

/** Expandable applications; several may be open. */
export function CardList({ applications, statusSet, statusFailed, selection, calls }: CardListProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const { rated, questions, setStatus, rate, saveNotes, openDocument } = useCardActions(calls, statusFailed);
  return (
    <>
      <ul aria-label={applicationListTexts.title} className="sw:border-t sw:border-rule">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={{ ...application, rating: rated.get(application.id) ?? application.rating }}
              statusSet={statusSet}
              askRejection={false}
              level={3}
              selected={selection?.selection.has(application.id)}
              onSelect={selection && ((selected, range) => selection.onSelect(application, selected, range))}
              open={open.includes(application.id)}
              onOpenChange={(next) => setOpen(next ? [...open, application.id] : open.filter((id) => id !== application.id))}
              onStatus={(status) => setStatus(application, status)}
              onRate={(rating) => void rate(application, rating)}
              onSaveNotes={(notes, seen) => saveNotes(application, notes, seen)}
              documentHref={(document) => document.url}
              onOpenDocument={(document) => openDocument(application, document, 'view')}
            />
          </li>
        ))}
      </ul>
      <StatusQuestions {...questions} />
    </>
  );
}
