import { Banner } from '@stellwerk/design-system';
import { companyStatusLabels, type BulkResult } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import type { Summary, Trouble } from './report';

/** Maximum number of names; more are only counted. */
const NAMES = 10;

const nameIn = ({ outcome, name, status }: BulkResult): string =>
  outcome === 'conflict' && status !== null ? texts.now(name, companyStatusLabels[status]) : name;

function Group({ reason, results }: { readonly reason: Trouble; readonly results: readonly BulkResult[] }) {
  const named = results.filter(({ name }) => name !== '').slice(0, NAMES);
  const more = results.length - named.length;
  return (
    <section className="sw:grid sw:gap-1">
      <h3 className="sw:font-semibold">{texts.outcomes[reason]}</h3>
      <ul className="sw:text-sm sw:wrap-anywhere">
        {named.map((result) => (
          <li key={result.id}>{nameIn(result)}</li>
        ))}
        {more > 0 && <li className="sw:text-ink-2">{named.length === 0 ? texts.count(more) : texts.more(more)}</li>}
      </ul>
    </section>
  );
}

export interface BulkReportViewProps {
  readonly summary: Summary;
  /** Intended number. */
  readonly total: number;
  /** Reason why the rest was not attempted. */
  readonly reason: string;
}

/** The completed and the failed part, with names. */
export function BulkReportView({ summary, total, reason }: BulkReportViewProps) {
  return (
    <div className="sw:grid sw:gap-4">
      <Banner tone="warning" live="alert">
        {texts.partly(summary.done.length + summary.same, total)}
      </Banner>
      {[...summary.trouble].map(([outcome, results]) => (
        <Group key={outcome} reason={outcome} results={results} />
      ))}
      {summary.rest > 0 && (
        <section className="sw:grid sw:gap-1">
          <h3 className="sw:font-semibold">{texts.rest(summary.rest)}</h3>
          <p className="sw:text-sm">{reason}</p>
        </section>
      )}
    </div>
  );
}
