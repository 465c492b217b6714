import { ApplicationCard, type StatusValue } from '@stellwerk/design-system/patterns';
import type { Application, ApplicationDocument } from '@stellwerk/domain';
import { useState } from 'react';

/** What a member does with an application; a rejected promise has been told by the caller. */
export interface CardActions {
  readonly onStatus: (application: Application, status: StatusValue) => void | Promise<unknown>;
  readonly onRate: (application: Application, rating: number) => void;
  /** A rejected promise or false keeps the text in the editor. */
  readonly onSaveNotes: (application: Application, notes: string) => unknown;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument) => void;
}

export interface CardListProps extends CardActions {
  readonly applications: readonly Application[];
  /** Name of the list. */
  readonly label: string;
  readonly statusSet: 'company' | 'panel';
}

/** Applications that open in place; several may be open. */
export function CardList({ applications, label, statusSet, onStatus, onRate, onSaveNotes, onOpenDocument }: CardListProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  return (
    <ul aria-label={label} className="sw:border-t sw:border-rule">
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard
            application={application}
            statusSet={statusSet}
            level={2}
            open={open.includes(application.id)}
            onOpenChange={(next) => setOpen(next ? [...open, application.id] : open.filter((id) => id !== application.id))}
            onStatus={(status) => onStatus(application, status)}
            onRate={(rating) => onRate(application, rating)}
            onSaveNotes={(notes) => onSaveNotes(application, notes)}
            documentHref={(document) => document.url}
            onOpenDocument={(document) => onOpenDocument(application, document)}
          />
        </li>
      ))}
    </ul>
  );
}
