import { Badge, Banner, Button, EmptyState, LinkButton, Logo, useRenderLink } from '@stellwerk/design-system';
import type { Company } from '@stellwerk/domain';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';

const words = account.dashboard;

export interface CompaniesSectionProps {
  /** Undefined until the answer is there; the section appears only for somebody who has a company. */
  readonly companies: readonly Company[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Where a company is created (O10); with it the section stands there without a company, too. @default no such link */
  readonly createHref?: string;
}

function CompanyItem({ company }: { readonly company: Company }) {
  const renderLink = useRenderLink();
  const facts = [company.industry, company.city].filter((fact) => fact !== '').join(', ');
  return (
    <li>
      {renderLink({
        href: paths.company.dashboard(company.id),
        className:
          'sw:flex sw:h-full sw:items-center sw:gap-4 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-4 sw:text-ink sw:no-underline sw:hover:border-line-strong',
        children: (
          <>
            <Logo name={company.name} src={company.logoUrl} />
            <span className="sw:grid sw:min-w-0 sw:flex-1 sw:justify-items-start sw:gap-1">
              <span className="sw:max-w-full sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{company.name}</span>
              {facts !== '' && <span className="sw:text-sm sw:text-ink-2">{facts}</span>}
              {!company.active && <Badge>{words.inactive}</Badge>}
            </span>
          </>
        ),
      })}
    </li>
  );
}

/** The companies of the logged-in person with the way to their dashboards (O10). */
export function CompaniesSection({ companies, failed, onRetry, createHref }: CompaniesSectionProps) {
  if (failed && companies === undefined) {
    return (
      <Banner
        tone="error"
        live="alert"
        title={words.companiesFailed}
        actions={
          <Button size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        <p>{words.retryHint}</p>
      </Banner>
    );
  }
  if (companies === undefined || (companies.length === 0 && createHref === undefined)) return null;
  const create = createHref !== undefined && (
    <LinkButton size="sm" href={createHref}>
      {words.createCompany}
    </LinkButton>
  );
  const heading = (
    <h2 id="meine-unternehmen" className="sw:text-2xl">
      {words.companies}
    </h2>
  );
  if (companies.length === 0) {
    return (
      <section aria-labelledby="meine-unternehmen" className="sw:grid sw:gap-4">
        {heading}
        <EmptyState level={3} title={words.noCompanies} actions={create}>
          {words.noCompaniesHint}
        </EmptyState>
      </section>
    );
  }
  return (
    <section aria-labelledby="meine-unternehmen">
      <div className="sw:mb-4 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3">
        {heading}
        {create}
      </div>
      <ul className="sw:grid sw:gap-4 sw:sm:grid-cols-2 sw:lg:grid-cols-3">
        {companies.map((company) => (
          <CompanyItem key={company.id} company={company} />
        ))}
      </ul>
    </section>
  );
}
