import { isExpired, publishedDate, safeHref, type Job, type RichContent } from '@stellwerk/domain';

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

function salary(job: Job): object | undefined {
  if (job.payRange === null) return undefined;
  const { min, max, currency, unit } = job.payRange;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(min === null ? {} : { minValue: min }),
      ...(max === null ? {} : { maxValue: max }),
      unitText: unit,
    },
  };
}

/** The job as schema.org JobPosting for search engines; undefined for one that is closed or names no title. */
export function jobPostingJsonLd(job: Job, now: Date): Readonly<Record<string, unknown>> | undefined {
  if (job.title === '' || isExpired(job, now)) return undefined;
  const place = job.city || job.location;
  const remote = job.workingModel === 'Remote';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    description: [job.description, job.tasks, job.profile, job.offer].map(html).join(''),
    datePosted: publishedDate(job) ?? undefined,
    validThrough: job.closesAt ?? undefined,
    employmentType: EMPLOYMENT_TYPES[job.employment],
    hiringOrganization: { '@type': 'Organization', name: job.company.name, sameAs: safeHref(job.company.website) },
    jobLocation:
      place === '' ? undefined : { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'DE' } },
    jobLocationType: remote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: remote ? { '@type': 'Country', name: 'DE' } : undefined,
    baseSalary: salary(job),
    directApply: true,
  };
}
