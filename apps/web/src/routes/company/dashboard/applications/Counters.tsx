import { formatCount, matchesFilter, type Application, type TableFilter } from '@stellwerk/domain';
import { companyWords } from '../../../../i18n/company.de';

const words = companyWords.applications;

const counters: readonly { readonly label: string; readonly filter: TableFilter }[] = [
  { label: words.total, filter: 'all' },
  { label: words.new, filter: 'new' },
  { label: words.interviews, filter: 'interview' },
  { label: words.hired, filter: 'accepted' },
];

/** Four counters over all applications of the company, by their lower-case values (CA06, CA07, A02). */
export function Counters({ applications }: { readonly applications: readonly Application[] }) {
  return (
    <dl className="sw:grid sw:grid-cols-2 sw:gap-x-6 sw:gap-y-4 sw:md:grid-cols-4">
      {counters.map(({ label, filter }) => (
        <div key={filter} className="sw:flex sw:flex-col sw:border-t sw:border-rule sw:pt-2">
          <dt className="sw:text-sm sw:text-ink-2">{label}</dt>
          <dd className="sw:text-2xl sw:font-semibold">
            {formatCount(applications.filter(({ status }) => matchesFilter(status, filter)).length)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
