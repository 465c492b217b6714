import { Badge, EmptyState, LinkButton, Loaded, Logo, Section, useRenderLink, type Loadable } from '@stellwerk/design-system';
import type { Company } from '@stellwerk/domain';
import { account } from '../../i18n/account.de';
import { companyPaths } from '../../company-paths';
import { QuietSection } from './QuietSection';

const texts = account.dashboard;

export interface CompaniesSectionProps {
  /** The companies; the section is shown only if there are any. */
  readonly companies: Loadable<readonly Company[]>;
  /**
   * URL to create a company (O10); with it the section is shown even without a company.
   * @default no such link
   */
  readonly createHref?: string;
  /** Whether it is the main section for this person. */
  readonly lead: boolean;
}

function CompanyItem({ company }: { readonly company: Company }) {
  const renderLink = useRenderLink();
  const facts = [company.industry, company.city].filter((fact) => fact !== '').join(', ');
  return (
    <li>
      {renderLink({
        href: companyPaths.dashboard(company.id),
        className:
          'sw:flex sw:h-full sw:items-center sw:gap-4 sw:rounded-2 sw:border sw:border-line sw:bg-surface sw:p-4 sw:text-ink sw:no-underline sw:hover:border-line-strong',
        children: (
          <>
            <Logo name={company.name} src={company.logoUrl} />
            <span className="sw:grid sw:min-w-0 sw:flex-1 sw:justify-items-start sw:gap-1">
              <span className="sw:max-w-full sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{company.name}</span>
              {facts !== '' && <span className="sw:text-sm sw:text-ink-2">{facts}</span>}
              {!company.active && <Badge>{texts.inactive}</Badge>}
            </span>
          </>
        ),
      })}
    </li>
  );
}

/** The companies of the logged-in person, linked to their dashboards (O10). */
export function CompaniesSection({ companies, createHref, lead }: CompaniesSectionProps) {
  const isEmpty = companies.state === 'ready' && companies.data.length === 0;
  if (companies.state === 'loading' || (isEmpty && createHref === undefined)) return null;
  if (isEmpty && createHref !== undefined && !lead)
    return <QuietSection title={texts.companies} text={`${texts.noCompanies}.`} href={createHref} label={texts.createCompany} />;
  const create = createHref !== undefined && (
    <LinkButton {...(isEmpty ? { variant: 'primary' } : { size: 'sm' })} href={createHref}>
      {texts.createCompany}
    </LinkButton>
  );
  return (
    <Section title={texts.companies} size="lg" actions={!isEmpty && create}>
      <Loaded
        value={companies}
        skeleton={null}
        failure={{ level: 3, title: texts.companiesFailed, children: texts.retryHint }}
        empty={
          <EmptyState level={3} title={texts.noCompanies} actions={create}>
            {texts.noCompaniesHint}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className="sw:grid sw:gap-4 sw:sm:grid-cols-2 sw:lg:grid-cols-3">
            {list.map((company) => (
              <CompanyItem key={company.id} company={company} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
