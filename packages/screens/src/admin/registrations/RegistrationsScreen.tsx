import {
  BarChart,
  DescriptionList,
  EmptyState,
  Loaded,
  Section,
  StatusMark,
  Table,
  type Loadable,
  type TableColumn,
} from '@stellwerk/design-system';
import { formatDateTime, generalMessages, type Registration, type Registrations } from '@stellwerk/domain';
import { registrationTexts as texts } from '../../i18n/admin.de';
import { SkeletonRows } from '../../shared/SkeletonRows';

export interface RegistrationsScreenProps {
  readonly registrations: Loadable<Registrations>;
}

const columns: readonly TableColumn<Registration>[] = [
  {
    key: 'email',
    header: texts.table.email,
    rowHeader: true,
    width: '50%',
    cell: ({ email }) => <span className="sw:wrap-anywhere">{email}</span>,
  },
  { key: 'created', header: texts.table.createdAt, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'state',
    header: texts.table.state,
    cell: ({ confirmed }) => (
      <StatusMark stage={confirmed ? 'done' : 'quarter'} tone={confirmed ? 'signal' : 'amber'}>
        {confirmed ? texts.confirmed : texts.notConfirmed}
      </StatusMark>
    ),
  },
];

/** Formats 'YYYY-MM-DD' as '20.11.'. */
const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}.`;

function Figures({ total, unconfirmed, days, latest }: Registrations) {
  const recent = days.reduce((sum, day) => sum + day.confirmed + day.unconfirmed, 0);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8">
      <DescriptionList
        aria-label={texts.figures}
        items={[
          { term: texts.total, description: total.toLocaleString('de-DE') },
          { term: texts.recent(days.length), description: recent.toLocaleString('de-DE') },
          { term: texts.unconfirmed, description: unconfirmed.toLocaleString('de-DE') },
        ]}
      />
      <BarChart
        level={3}
        title={texts.chart}
        description={texts.chartText(recent, days.length)}
        groupHeader={texts.day}
        series={[
          { key: 'confirmed', label: texts.confirmed },
          { key: 'unconfirmed', label: texts.notConfirmed },
        ]}
        groups={days.map(({ day, confirmed, unconfirmed: open }) => ({
          key: day,
          label: shortDay(day),
          values: { confirmed, unconfirmed: open },
        }))}
      />
      <Section level={3} title={texts.latest}>
        <Table caption={texts.caption} columns={columns} rows={latest} rowKey={({ email, createdAt }) => `${createdAt} ${email}`} />
      </Section>
    </div>
  );
}

/**
 * Registrations by day and the newest ones, with no personal data but the email address, at
 * /admin?tab=registrations.
 */
export function RegistrationsScreen({ registrations }: RegistrationsScreenProps) {
  return (
    <Section title={texts.title} size="lg">
      <Loaded
        value={registrations}
        skeleton={<SkeletonRows count={7} height={56} />}
        failure={{ level: 3, title: texts.loadFailed, children: generalMessages.retryLater }}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState level={3} title={texts.emptyTitle}>
            {texts.empty}
          </EmptyState>
        }
      >
        {(data) => <Figures {...data} />}
      </Loaded>
    </Section>
  );
}
