import { ErrorState, LinkButton, Logo, RichText, Skeleton, SkeletonRegion, TextLink } from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns';
import { companySizeLabel, dashboardMessages, generalMessages, readableAddress, safeHref, type CompanyPage } from '@stellwerk/domain';
import { companyPageWords } from '../../../i18n/company-page.de';
import { jobWords } from '../../../i18n/job.de';
import { paths } from '../../../paths';

export interface CompanyScreenProps {
  /** Undefined while loading or after a failure. */
  readonly company: CompanyPage | undefined;
  /** Undefined without an error. */
  readonly failure: 'not-found' | 'failed' | undefined;
  readonly onRetry: () => void;
}

/** A range says what it counts; an unknown size stands as it came. */
function sizeText(code: string): string {
  const label = companySizeLabel(code);
  return /^(Mehr als )?[\d.-]+$/.test(label) ? `${label} ${companyPageWords.people}` : label;
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

/** Whether the company has filled in nothing and has no postings. */
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
        <section aria-labelledby="ueber-uns" className="sw:max-w-prose">
          <h2 id="ueber-uns" className="sw:mb-3 sw:text-xl">
            {companyPageWords.about}
          </h2>
          <RichText content={company.description} />
        </section>
      )}
      {company.jobs.length === 0 ? (
        <p className="sw:text-ink-2">{companyPageWords.noJobs}</p>
      ) : (
        <section aria-labelledby="stellen">
          <h2 id="stellen" className="sw:mb-3 sw:text-xl">
            {companyPageWords.jobs}
          </h2>
          <JobList>
            {company.jobs.map((job) => (
              <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
            ))}
          </JobList>
        </section>
      )}
    </div>
  );
}

/** Public page of a company: its name, and below it what it has filled in and its open postings (O12). */
export function CompanyScreen({ company, failure, onRetry }: CompanyScreenProps) {
  if (company !== undefined) return <Page company={company} />;
  if (failure === undefined) {
    return (
      <SkeletonRegion className="sw:grid sw:gap-4">
        <Skeleton width="40%" height={48} />
        <Skeleton width="100%" height={240} />
      </SkeletonRegion>
    );
  }
  const missing = failure === 'not-found';
  return (
    <>
      <h1 className="sw:mb-6 sw:text-3xl">{missing ? dashboardMessages.companyNotFound : companyPageWords.loadFailed}</h1>
      <ErrorState
        title={missing ? companyPageWords.notFoundHint : generalMessages.retryLater}
        onRetry={missing ? undefined : onRetry}
        actions={<LinkButton href={paths.jobs()}>{jobWords.allJobs}</LinkButton>}
      />
    </>
  );
}
