import { StatusMark } from '@stellwerk/design-system';
import { ApplicationsChart, applicationsByMonth, statusLook } from '@stellwerk/design-system/patterns';
import { type Application, berlinDay, formatCount, matchesFilter, STATUS_ALIASES, type TableFilter } from '@stellwerk/domain';
import { companyTexts } from '../../../i18n/company.de';

const texts = companyTexts.applications;

const counters = [
  { label: texts.total, filter: 'all' },
  { label: texts.new, filter: 'new' },
  { label: texts.interviews, filter: 'interview' },
  { label: texts.hired, filter: 'accepted' },
] as const satisfies readonly { label: string; filter: TableFilter }[];

export interface FiguresProps {
  /** All applications of the company. */
  readonly applications: readonly Application[];
  readonly now: Date;
}

const count = (list: readonly Application[], filter: TableFilter): string =>
  formatCount(list.filter(({ status }) => matchesFilter(status, filter)).length);

/** Four counters over all applications, by their lower-case values (CA06, CA07, A02), each with what this month brought. */
function Counters({ applications, now }: FiguresProps) {
  const month = now.toLocaleDateString('de-DE', { month: 'long', timeZone: 'Europe/Berlin' });
  const key = berlinDay(now).slice(0, 7);
  const recent = applications.filter(({ createdAt }) => createdAt !== null && berlinDay(createdAt).startsWith(key));
  return (
    <dl className="sw:grid sw:grid-cols-2 sw:content-start sw:gap-x-6 sw:gap-y-5">
      {counters.map(({ label, filter }) => (
        <div key={filter} className="sw:border-t sw:border-rule sw:pt-2">
          <dt className="sw:text-sm sw:font-medium">
            {filter === 'all' ? label : <StatusMark {...statusLook[STATUS_ALIASES[filter]]}>{label}</StatusMark>}
          </dt>
          <dd className="sw:text-2xl sw:font-semibold">{count(applications, filter)}</dd>
          <dd className="sw:text-sm sw:text-ink-2">{texts.inMonth(count(recent, filter), month)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last six months as bars, and the counters beside them (CA03 to CA07). */
export function Figures({ applications, now }: FiguresProps) {
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8 sw:lg:grid-cols-[minmax(0,1fr)_352px] sw:lg:gap-12">
      <ApplicationsChart months={applicationsByMonth(applications, now)} />
      <Counters applications={applications} now={now} />
    </div>
  );
}
