import {
  brandProps,
  DescriptionList,
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
import { JobCard, JobCardSkeleton, JobList } from '@stellwerk/design-system/patterns';
import { cx } from 'class-variance-authority';
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

/** A range has a label; an unknown size is shown as sent. */
function sizeText(code: string): string {
  const label = companySizeLabel(code);
  return /^(Mehr als )?[\d.-]+$/.test(label) ? `${label} ${companyPageTexts.people}` : label;
}

function Facts({ company }: { readonly company: CompanyPage }) {
  const website = safeHref(company.website);
  return (
    <DescriptionList
      items={[
        { term: companyPageTexts.industry, description: company.industry },
        { term: companyPageTexts.city, description: company.city },
        { term: companyPageTexts.size, description: sizeText(company.size) },
        {
          term: companyPageTexts.website,
          description: website !== undefined && <TextLink href={website}>{readableAddress(website)}</TextLink>,
        },
      ].filter(({ description }) => description !== false)}
      className="sw:border-t sw:border-line"
    />
  );
}

/** Whether the company has no profile data and no jobs. */
const isStub = ({ logoUrl, description, jobs, industry, city, size, website }: CompanyPage): boolean =>
  jobs.length === 0 && [logoUrl, description, industry, city, size, website].every((text) => text === '');

function Page({ company }: { readonly company: CompanyPage }) {
  // Only the name for an empty profile (NL23, O12).
  if (isStub(company)) return <h1 className="sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{company.name}</h1>;
  const brand = brandProps(company.brandColor);
  const hasFacts = [company.industry, company.city, company.size, company.website].some((fact) => fact !== '');
  return (
    <div className={cx('sw:grid sw:gap-12', brand.className)} style={brand.style}>
      <div className="sw:flex sw:items-center sw:gap-5 sw:max-sm:flex-wrap">
        <Logo name={company.name} src={company.logoUrl} size={72} className="sw:flex-none" />
        <h1 className="sw:min-w-0 sw:text-3xl sw:hyphens-auto sw:wrap-anywhere">{company.name}</h1>
      </div>
      <div className="sw:grid sw:items-start sw:gap-x-16 sw:gap-y-8 sw:lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        {hasFacts && (
          <Section title={companyPageTexts.facts} className="sw:lg:order-1">
            <Facts company={company} />
          </Section>
        )}
        {company.description !== '' && (
          <Section title={companyPageTexts.about}>
            <RichText content={company.description} />
          </Section>
        )}
      </div>
      {company.jobs.length === 0 ? (
        <p className="sw:text-ink-2">{companyPageTexts.noJobs}</p>
      ) : (
        <Section title={companyPageTexts.jobs}>
          <JobList variant="own">
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
  <SkeletonRegion className="sw:grid sw:gap-12">
    <div className="sw:flex sw:items-center sw:gap-5">
      <Skeleton width={72} height={72} className="sw:flex-none" />
      <Skeleton width="45%" height={44} />
    </div>
    <div className="sw:grid sw:gap-x-16 sw:gap-y-8 sw:lg:grid-cols-[7fr_4fr]">
      <div className="sw:grid sw:content-start sw:gap-3 sw:lg:order-1">
        <Skeleton width="50%" height={28} />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={24} />
        ))}
      </div>
      <div className="sw:grid sw:content-start sw:gap-3">
        <Skeleton width="40%" height={28} />
        {[100, 96, 100, 60].map((width, row) => (
          <Skeleton key={row} width={`${width}%`} height={18} />
        ))}
      </div>
    </div>
    <JobList variant="own">
      <JobCardSkeleton count={3} />
    </JobList>
  </SkeletonRegion>
);

/** Public page of a company: its name, profile and open jobs (O12). */
export function CompanyScreen({ company }: CompanyScreenProps) {
  return (
    <Loaded value={company} skeleton={skeleton} failure={failureOf}>
      {(page) => <Page company={page} />}
    </Loaded>
  );
}
