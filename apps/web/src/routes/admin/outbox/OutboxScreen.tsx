import { StatusMark, type TableColumn } from '@stellwerk/design-system';
import { formatDateTime } from '@stellwerk/domain';
import { outboxWords as words } from '../../../i18n/admin.de';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { adminListView, type AdminListState } from '../shared/list';
import { TwoLines } from '../shared/TwoLines';

/** A mail on its way out, as GET /api/private/admin/outbox answers. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly kind: string;
  /** ISO. */
  readonly createdAt: string;
  /** ISO; null while it waits. */
  readonly sentAt: string | null;
  readonly attempts: number;
}

export const OUTBOX_FILTERS = ['all', 'waiting', 'sent'] as const;
export type OutboxFilter = (typeof OUTBOX_FILTERS)[number];

export const ALL_MAILS: AdminListState<OutboxFilter> = { search: '', filter: 'all', page: 1 };

export interface OutboxScreenProps extends AdminListSource<OutboxFilter> {
  /** Undefined while they load; the newest first. */
  readonly mails: readonly OutboxMail[] | undefined;
}

function Delivery({ mail: { sentAt, attempts } }: { readonly mail: OutboxMail }) {
  const sent = sentAt !== null;
  return (
    <TwoLines below={sent ? formatDateTime(sentAt) : attempts > 0 ? words.retrying(attempts) : ''}>
      <StatusMark stage={sent ? 'done' : 'quarter'} tone={sent ? 'signal' : 'amber'}>
        {sent ? words.sent : words.waiting}
      </StatusMark>
    </TwoLines>
  );
}

const columns: readonly TableColumn<OutboxMail>[] = [
  {
    key: 'subject',
    header: words.table.subject,
    rowHeader: true,
    width: '36%',
    cell: ({ subject }) => <span className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{subject}</span>,
  },
  { key: 'to', header: words.table.to, cell: ({ to }) => <span className="sw:wrap-anywhere">{to}</span> },
  { key: 'kind', header: words.table.kind, cell: ({ kind }) => Object.entries(words.kinds).find(([known]) => known === kind)?.[1] ?? kind },
  { key: 'created', header: words.table.created, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'state', header: words.table.state, cell: (mail) => <Delivery mail={mail} /> },
];

/** What the product has mailed and what still waits, at /admin?tab=outbox (O46). */
export function OutboxScreen({ mails, ...source }: OutboxScreenProps) {
  const { state, onChange } = source;
  return (
    <AdminList
      {...source}
      words={words}
      view={
        mails &&
        adminListView(mails, state, {
          passes: ({ sentAt }, filter) => filter === 'all' || (filter === 'sent') === (sentAt !== null),
          texts: ({ to, subject }) => [to, subject],
        })
      }
      filters={OUTBOX_FILTERS.map((value) => ({ value, label: words.filters[value] }))}
      columns={columns}
      rowKey={({ id }) => id}
      untouched={mails?.length === 0}
      onReset={() => onChange(ALL_MAILS)}
    />
  );
}
