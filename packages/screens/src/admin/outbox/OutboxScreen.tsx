import { StatusMark, type Loadable, type TableColumn } from '@stellwerk/design-system';
import { formatDateTime, type OutboxMail } from '@stellwerk/domain';
import { outboxTexts as texts } from '../../i18n/admin.de';
import { choiceIn, listView, pageIn, textIn } from '../../lists';
import { AdminList, type AdminListSource } from '../shared/AdminList';
import { adminRules, type AdminListState } from '../shared/list';
import { TwoLines } from '../shared/TwoLines';

export const OUTBOX_FILTERS = ['all', 'waiting', 'sent'] as const;
export type OutboxFilter = (typeof OUTBOX_FILTERS)[number];

export type OutboxState = AdminListState<OutboxFilter>;

export const ALL_MAILS: OutboxState = { search: '', filter: 'all', page: 1 };

/** Reads the state of the outbox from the URL; anything unknown is the default. */
export const readOutboxState = (query: URLSearchParams): OutboxState => ({
  search: textIn(query, 'search'),
  filter: choiceIn(query, 'filter', OUTBOX_FILTERS, 'all'),
  page: pageIn(query),
});

/** The query of a state; what is the default is left out. */
export const toOutboxQuery = ({ search, filter, page }: OutboxState): Readonly<Record<string, string>> => ({
  search,
  filter: filter === 'all' ? '' : filter,
  page: page === 1 ? '' : String(page),
});

export interface OutboxScreenProps extends AdminListSource<OutboxFilter> {
  /** The newest first. */
  readonly mails: Loadable<readonly OutboxMail[]>;
}

function Delivery({ mail: { sentAt, attempts } }: { readonly mail: OutboxMail }) {
  const sent = sentAt !== null;
  return (
    <TwoLines below={sent ? formatDateTime(sentAt) : attempts > 0 ? texts.retrying(attempts) : ''}>
      <StatusMark stage={sent ? 'done' : 'quarter'} tone={sent ? 'signal' : 'amber'}>
        {sent ? texts.sent : texts.waiting}
      </StatusMark>
    </TwoLines>
  );
}

const columns: readonly TableColumn<OutboxMail>[] = [
  {
    key: 'subject',
    header: texts.table.subject,
    rowHeader: true,
    width: '36%',
    cell: ({ subject }) => <span className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{subject}</span>,
  },
  { key: 'to', header: texts.table.to, cell: ({ to }) => <span className="sw:wrap-anywhere">{to}</span> },
  { key: 'kind', header: texts.table.kind, cell: ({ kind }) => Object.entries(texts.kinds).find(([known]) => known === kind)?.[1] ?? kind },
  { key: 'created', header: texts.table.created, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'state', header: texts.table.state, cell: (mail) => <Delivery mail={mail} /> },
];

const mailsView = listView({
  ...adminRules,
  texts: ({ to, subject }: OutboxMail) => [to, subject],
  filters: { filter: ({ sentAt }: OutboxMail, filter: OutboxFilter) => filter === 'all' || (filter === 'sent') === (sentAt !== null) },
});

/** What the product has mailed and what still waits, at /admin?tab=outbox (O46). */
export function OutboxScreen({ mails, ...source }: OutboxScreenProps) {
  const { state, onChange } = source;
  return (
    <AdminList
      {...source}
      texts={texts}
      value={mails}
      viewOf={(all) => mailsView(all, state)}
      filters={OUTBOX_FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
      columns={columns}
      rowKey={({ id }) => id}
      onReset={() => onChange(ALL_MAILS)}
    />
  );
}
