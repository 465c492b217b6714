import {
  berlinDay,
  isExpired,
  jobSectionLabels,
  schemaOrgOf,
  publishedDate,
  safeHref,
  type Job,
  type PayRange,
  type RichContent,
} from '@stellwerk/domain';

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  Vollzeit: 'FULL_TIME',
  Teilzeit: 'PART_TIME',
  Freiberuflich: 'CONTRACTOR',
  Werkstudent: 'PART_TIME',
  Praktikum: 'INTERN',
};

const SECTIONS = ['description', 'tasks', 'profile', 'offer', 'aboutUs'] as const;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

function html(content: RichContent): string {
  if (typeof content === 'string') return content;
  return `<ul>${content.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}

/**
 * The whole text with the headings of its sections. They are paragraphs, because search engines read `<p>`, `<ul>` and `<li>` and no
 * headings. A job without texts gets a summary; its title alone would be rejected.
 */
function description(job: Job): string {
  const sections = SECTIONS.filter((name) => job[name].length > 0);
  if (sections.length > 0) return sections.map((name) => paragraph(jobSectionLabels[name]) + html(job[name])).join('');
  const facts = [job.company.name, job.city || job.location, job.employment, job.workingModel].filter((fact) => fact !== '');
  return paragraph(job.title) + paragraph(facts.join(', '));
}

/** Known parts of a place besides its name; only Germany if unknown. */
function known({ country, region, postalCode } = { country: 'DE', region: '', postalCode: '' }): object {
  return { addressRegion: region || undefined, postalCode: postalCode || undefined, addressCountry: country };
}

/**
 * Place of the work: a remote job has no place unless it names a city, where people may work as well. The country alone
 * is used for an unknown place, because one is required.
 */
function places(job: Job): object {
  const remote = job.workingModel === 'Remote';
  const town = remote ? job.city : job.city || job.location || job.company.city;
  const several = (job.towns ?? []).map(({ name, ...rest }) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: name, ...known({ country: 'DE', region: '', postalCode: '', ...rest }) },
  }));
  const address = { '@type': 'PostalAddress', addressLocality: town || undefined, ...known(job.address) };
  return {
    jobLocation: remote && town === '' ? undefined : several.length > 0 ? several : { '@type': 'Place', address },
    jobLocationType: remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: remote ? { '@type': 'Country', name: job.address?.country ?? 'DE' } : undefined,
  };
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

/** Company with its logo; search engines accept only absolute URLs. */
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
 * The job as schema.org JobPosting for search engines, with the fields that Google requires and recommends; undefined for one that is
 * closed,
 * has no title, or belongs to a company hidden from search engines (CS05).
 * @param origin of the product, for absolute URLs
 */
export function jobPostingJsonLd(job: Job, now: Date, origin: string): Readonly<Record<string, unknown>> | undefined {
  if (job.title === '' || isExpired(job, now) || !job.company.listed) return undefined;
  const employmentType = job.employment === '' ? undefined : (EMPLOYMENT_TYPES[job.employment] ?? 'OTHER');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    url: new URL(`/jobs/${encodeURIComponent(job.id)}`, origin).href,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    description: description(job),
    datePosted: publishedDate(job) ?? undefined,
    // It stays open through its closing day.
    validThrough: job.closesAt === null ? undefined : `${berlinDay(job.closesAt)}T23:59:59`,
    hiringOrganization: organization(job, origin),
    industry: job.company.industry === '' ? undefined : job.company.industry,
    ...places(job),
    ...schemaOrgOf(job, employmentType, berlinDay(now)),
    baseSalary: salary(job),
    directApply: true,
  };
}
