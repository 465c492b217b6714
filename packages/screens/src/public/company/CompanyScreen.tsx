import {
  LinkButton,
  Loaded,
  Logo,
  RichText,
  Section,
  Skeleton,
  SkeletonRegion,
  TextLink,
  type Loadable,
  type LoadFailure,
} from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns';
import {
  companySizeLabel,
  dashboardMessages,
  generalMessages,
  readableAddress,
  safeHref,
  statusOf,
  type CompanyPage,
} from '@stellwerk/domain';
import { companyPageTexts } from '../../i18n/company-page.de';
import { jobTexts } from '../../i18n/job.de';
import { paths } from '../../paths';

export interface CompanyScreenProps {
  readonly company: Loadable<CompanyPage>;
}

/** A range is labelled; an unknown size is shown as it came. */
function sizeText(code: string): string {
  const label = companySizeLabel(code);
  return /^(Mehr als )?[\d.-]+$/.test(label) ? `${label} ${companyPageTexts.people}` : label;
}

function Facts({ company }: { readonly company: CompanyPage }) {
  const website = safeHref(company.website);
  const facts = [company.industry, company.city, sizeText(company.size)].filter((fact) => fact !== '');
  if (facts.length === 0 && website === undefined) return null;
  return (
    <p className="sw:flex sw:flex-wrap sw:gap-x-5 sw:gap-y-1 sw:text-ink-2">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {website !== undefined && <TextLink href={website}>{readableAddress(website)}</TextLink>}
    </p>
  );
}

/** Whether the company has filled in nothing and has no jobs. */
const isStub = ({ logoUrl, description, jobs, industry, city, size, website }: CompanyPage): boolean =>
  jobs.length === 0 && [logoUrl, description, industry, city, size, website].every((text) => text === '');

function Page({ company }: { readonly company: CompanyPage }) {
  // The name and nothing else where there is nothing else (NL23, O12).
  if (isStub(company)) return <h1 className="sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{company.name}</h1>;
  return (
    <div className="sw:grid sw:gap-10">
      <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-5">
        <Logo name={company.name} src={company.logoUrl} size={72} />
        <div className="sw:grid sw:gap-2">
          <h1 className="sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{company.name}</h1>
          <Facts company={company} />
        </div>
      </div>
      {company.description !== '' && (
        <Section title={companyPageTexts.about} className="sw:max-w-prose">
          <RichText content={company.description} />
        </Section>
      )}
      {company.jobs.length === 0 ? (
        <p className="sw:text-ink-2">{companyPageTexts.noJobs}</p>
      ) : (
        <Section title={companyPageTexts.jobs}>
          <JobList>
            {company.jobs.map((job) => (
              <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
            ))}
          </JobList>
        </Section>
      )}
    </div>
  );
}

function failureOf(error: unknown): LoadFailure {
  const missing = statusOf(error) === 404;
  return {
    pageTitle: missing ? dashboardMessages.companyNotFound : companyPageTexts.loadFailed,
    title: missing ? companyPageTexts.notFoundHint : generalMessages.retryLater,
    final: missing,
    actions: <LinkButton href={paths.jobs()}>{jobTexts.allJobs}</LinkButton>,
  };
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:gap-4">
    <Skeleton width="40%" height={48} />
    <Skeleton width="100%" height={240} />
  </SkeletonRegion>
);

/** Public page of a company: its name, and below it what it has filled in and its open jobs (O12). */
export function CompanyScreen({ company }: CompanyScreenProps) {
  return (
    <Loaded value={company} skeleton={skeleton} failure={failureOf}>
      {(page) => <Page company={page} />}
    </Loaded>
  );
}
