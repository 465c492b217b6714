import { Button, StatusMark, VisuallyHidden, type Loadable, type TableColumn } from '@stellwerk/design-system';
import { formatDateTime, standingOf, type MailText, type OutboxMail, type OutboxPage } from '@stellwerk/domain';
import { useState } from 'react';
import { outboxTexts as texts } from '../../i18n/admin.de';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { TwoLines } from '../shared/TwoLines';
import { ALL_MAILS, mailsView, OUTBOX_FILTERS, type OutboxFilter } from './list';
import { MailDialog } from './MailDialog';

export interface OutboxScreenProps extends AdminListSource<OutboxFilter> {
  readonly mails: Loadable<OutboxPage>;
  /** The loaded content of the selected mail. */
  readonly text: Loadable<MailText>;
  /** Nonce of this page for style elements. @default none, without a policy that requires one */
  /** Called when a mail is opened, to load its content. */
  readonly onChoose: (mail: OutboxMail) => void;
  /** Sends a failed mail again; rejects on failure. */
  readonly onRetry: (mail: OutboxMail) => Promise<unknown>;
}

const MARKS = {
  sent: { stage: 'done', tone: 'signal' },
  waiting: { stage: 'quarter', tone: 'amber' },
  failed: { stage: 'left', tone: 'stop' },
} as const;

function Delivery({ mail }: { readonly mail: OutboxMail }) {
  const { sentAt, failedAt, attempts } = mail;
  const standing = standingOf(mail);
  const end = sentAt ?? failedAt;
  return (
    <TwoLines below={end !== null ? formatDateTime(end) : attempts > 0 ? texts.retrying(attempts) : ''}>
      <StatusMark {...MARKS[standing]}>{texts.filters[standing]}</StatusMark>
    </TwoLines>
  );
}

const columnsOf = (onRead: (mail: OutboxMail) => void): readonly TableColumn<OutboxMail>[] => [
  {
    key: 'subject',
    header: texts.table.subject,
    rowHeader: true,
    width: '32%',
    cell: ({ subject }) => <span className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{subject}</span>,
  },
  { key: 'to', header: texts.table.to, cell: ({ to }) => <span className="sw:wrap-anywhere">{to}</span> },
  { key: 'kind', header: texts.table.kind, cell: ({ kind }) => Object.entries(texts.kinds).find(([known]) => known === kind)?.[1] ?? kind },
  { key: 'created', header: texts.table.created, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'state', header: texts.table.state, cell: (mail) => <Delivery mail={mail} /> },
  {
    key: 'action',
    header: texts.table.action,
    hideHeader: true,
    align: 'end',
    cell: (mail) => (
      <Button size="sm" onClick={() => onRead(mail)}>
        {texts.read}
        <VisuallyHidden>{texts.of(mail.subject)}</VisuallyHidden>
      </Button>
    ),
  },
];

/** All sent, pending and failed mails of the product, at /admin?tab=outbox (O46). */
export function OutboxScreen({ mails, text, onChoose, onRetry, ...source }: OutboxScreenProps) {
  const { state, onChange } = source;
  const [mail, setMail] = useState<OutboxMail>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <AdminList
        {...source}
        texts={texts}
        value={mails}
        viewOf={mailsView}
        isEmpty={({ counts }) => counts.all === 0 && state.search === ''}
        filters={OUTBOX_FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
        columns={columnsOf((chosen) => {
          setMail(chosen);
          setOpen(true);
          onChoose(chosen);
        })}
        rowKey={({ id }) => id}
        onReset={() => onChange(ALL_MAILS)}
      />
      {mail && <MailDialog mail={mail} text={text} open={open} onClose={() => setOpen(false)} onRetry={onRetry} />}
    </>
  );
}
