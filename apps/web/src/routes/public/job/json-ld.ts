import { berlinDay, isExpired, publishedDate, safeHref, type Job, type PayRange, type RichContent } from '@stellwerk/domain';

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  Vollzeit: 'FULL_TIME',
  Teilzeit: 'PART_TIME',
  Freiberuflich: 'CONTRACTOR',
  Werkstudent: 'PART_TIME',
  Praktikum: 'INTERN',
};

function html(content: RichContent): string {
  if (typeof content === 'string') return content;
  return `<ul>${content.map((item) => `<li>${item.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</li>`).join('')}</ul>`;
}

/** One amount is a value; two are a range. */
function amount({ min, max }: PayRange): object {
  return min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: min ?? max };
}

function salary({ payRange }: Job): object | undefined {
  if (payRange === null) return undefined;
  const { currency, unit } = payRange;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount(payRange), unitText: unit },
  };
}

/** Company with its logo; search engines take absolute addresses only. */
function organization({ company }: Job, origin: string): object {
  const { name, website, logoUrl } = company;
  return {
    '@type': 'Organization',
    name,
    sameAs: safeHref(website),
    logo: logoUrl === '' ? undefined : new URL(logoUrl, origin).href,
  };
}

/**
 * The job as schema.org JobPosting for search engines, with what Google requires and recommends; undefined for one that is closed
 * or names no title.
 * @param origin of the product, for absolute addresses
 */
export function jobPostingJsonLd(job: Job, now: Date, origin: string): Readonly<Record<string, unknown>> | undefined {
  if (job.title === '' || isExpired(job, now)) return undefined;
  const place = job.city || job.location || job.company.city;
  const remote = job.workingModel === 'Remote';
  const description = [job.description, job.tasks, job.profile, job.offer, job.aboutUs].map(html).join('');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    url: new URL(`/jobs/${encodeURIComponent(job.id)}`, origin).href,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    // Required; a posting without texts has its title at least.
    description: description === '' ? `<p>${job.title}</p>` : description,
    datePosted: publishedDate(job) ?? undefined,
    // It stays open through its closing day.
    validThrough: job.closesAt === null ? undefined : `${berlinDay(job.closesAt)}T23:59:59`,
    employmentType: job.employment === '' ? undefined : (EMPLOYMENT_TYPES[job.employment] ?? 'OTHER'),
    hiringOrganization: organization(job, origin),
    industry: job.company.industry === '' ? undefined : job.company.industry,
    jobLocation:
      place === '' ? undefined : { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'DE' } },
    jobLocationType: remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: remote ? { '@type': 'Country', name: 'DE' } : undefined,
    baseSalary: salary(job),
    directApply: true,
  };
}
