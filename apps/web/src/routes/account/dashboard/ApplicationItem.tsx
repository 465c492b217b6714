import { Button, Card, Icon, Logo, TextLink } from '@stellwerk/design-system';
import { CandidateTimeline, DocumentLink, StatusBadge } from '@stellwerk/design-system/patterns';
import { canWithdraw, formatDate, type Application, type ApplicationDocument } from '@stellwerk/domain';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';

const words = account.dashboard;

export interface ApplicationItemProps {
  readonly application: Application;
  /** Asks whether to take it back. */
  readonly onWithdraw: (application: Application) => void;
  readonly onOpenDocument: (application: Application, document: ApplicationDocument) => void;
}

/** What matters next: the day of erasure, the way back, or the number to name in a letter. */
function Note({ application }: { readonly application: Application }) {
  if (application.eraseAt !== null) {
    return (
      <>
        <Icon as={Trash2} size={16} className="sw:flex-none" />
        {words.eraseAt(formatDate(application.eraseAt))}
      </>
    );
  }
  return canWithdraw(application.status) ? words.withdrawHint : words.number(application.id);
}

/** One own application: the posting, how far it has come, its files and the way back (O09, AC09, AC10). */
export function ApplicationItem({ application, onWithdraw, onOpenDocument }: ApplicationItemProps) {
  const titleId = useId();
  const { job, documents, status } = application;
  const title = job.title === '' ? words.unknownJob : job.title;
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <div className="sw:flex sw:flex-wrap sw:items-start sw:justify-between sw:gap-x-6 sw:gap-y-3">
          <div className="sw:flex sw:min-w-0 sw:flex-[1_1_320px] sw:gap-4">
            <Logo name={job.company.name} src={job.company.logoUrl} />
            <div className="sw:min-w-0">
              <h3 id={titleId} className="sw:text-lg sw:font-semibold sw:hyphens-auto">
                {job.active && job.id !== '' ? <TextLink href={paths.job(job.id)}>{title}</TextLink> : title}
              </h3>
              <p className="sw:text-ink-2">{[job.company.name || words.unknownCompany, job.city].filter((part) => part !== '').join(', ')}</p>
            </div>
          </div>
          <StatusBadge status={status} audience="candidate" framed />
        </div>
        <CandidateTimeline className="sw:my-5" status={status} history={application.history} receivedAt={application.createdAt} />
        {documents.length > 0 && (
          <ul aria-label={words.documents} className="sw:mb-4 sw:flex sw:flex-wrap sw:gap-x-6 sw:gap-y-2">
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentLink document={document} onOpenDocument={(chosen) => onOpenDocument(application, chosen)} />
              </li>
            ))}
          </ul>
        )}
        <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-x-6 sw:gap-y-2 sw:border-t sw:border-line sw:pt-4">
          <p className="sw:flex sw:items-center sw:gap-2 sw:text-sm sw:text-ink-2">
            <Note application={application} />
          </p>
          {canWithdraw(status) && (
            <Button size="sm" aria-describedby={titleId} onClick={() => onWithdraw(application)}>
              {account.withdraw.confirm}
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}
