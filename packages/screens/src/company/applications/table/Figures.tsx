import { StatusMark } from '@stellwerk/design-system';
import { ApplicationsChart, statusLook } from '@stellwerk/design-system/patterns';
import { formatCount, STATUS_ALIASES, sumOf, type ApplicationFigures, type TableFilter } from '@stellwerk/domain';
import { companyTexts } from '../../../i18n/company.de';
import { countUnder } from '../list-query';

const texts = companyTexts.applications;

const counters = [
  { label: texts.total, filter: 'all' },
  { label: texts.new, filter: 'new' },
  { label: texts.interviews, filter: 'interview' },
  { label: texts.hired, filter: 'accepted' },
] as const satisfies readonly { label: string; filter: TableFilter }[];

export interface FiguresProps {
  /** Figures of all applications of the company. */
  readonly figures: ApplicationFigures;
}

/** First day of a month given as yyyy-mm. */
const firstDay = (month: string): string => `${month}-01`;

/**
 * Four counters of all applications, by their lower-case values (CA06, CA07, A02), each with this
 * month's change.
 */
function Counters({ figures: { counts, months } }: FiguresProps) {
  const present = months.at(-1);
  const month = present && new Date(firstDay(present.month)).toLocaleDateString('de-DE', { month: 'long', timeZone: 'UTC' });
  return (
    <dl className="sw:grid sw:grid-cols-2 sw:content-start sw:gap-x-6 sw:gap-y-5">
      {counters.map(({ label, filter }) => (
        <div key={filter} className="sw:border-t sw:border-rule sw:pt-2">
          <dt className="sw:text-sm sw:font-medium">
            {filter === 'all' ? label : <StatusMark {...statusLook[STATUS_ALIASES[filter]]}>{label}</StatusMark>}
          </dt>
          <dd className="sw:text-2xl sw:font-semibold">{formatCount(countUnder(counts, filter))}</dd>
          {present && month && (
            <dd className="sw:text-sm sw:text-ink-2">{texts.inMonth(formatCount(countUnder(present.counts, filter)), month)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** The last six months as bars, with the counters beside them (CA03 to CA07). */
export function Figures({ figures }: FiguresProps) {
  const months = figures.months.map(({ month, counts }) => ({
    month: firstDay(month),
    applications: sumOf(counts),
    interviews: countUnder(counts, 'interview'),
    hires: countUnder(counts, 'accepted'),
  }));
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-8 sw:lg:grid-cols-[minmax(0,1fr)_352px] sw:lg:gap-12">
      <ApplicationsChart months={months} />
      <Counters figures={figures} />
    </div>
  );
}
