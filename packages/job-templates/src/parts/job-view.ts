import {
  berlinDay,
  companySizeLabel,
  designPlace,
  formatDate,
  isExpired,
  jobDetailLabels,
  jobDetailTexts,
  jobFallbacks,
  jobSectionLabels,
  publishedDate,
  readableAddress,
  safeHref,
  specificBlockLabels,
  specificFields,
  type Job,
  type RichContent,
  type DatedDetail,
  DATED_DETAILS,
} from '@stellwerk/domain';
import type { JobTemplateProps } from '../job-template';
import { labels } from '../labels.de';
import { bindDashes } from './bind';
import { payLines } from './pay';
import { isBlank } from './rich-html';

/** A label with its value, which may be a link. */
export interface Fact {
  /** The detail of the job that it shows. @default none */
  readonly detail?: DatedDetail;
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** One section with text. */
export interface Section {
  readonly key: keyof typeof jobSectionLabels;
  readonly heading: string;
  readonly content: RichContent;
}

/** The sections in the order of the specification; empty ones are left out (PJ24 to PJ28). */
export function jobSections(job: Job): readonly Section[] {
  const keys = ['description', 'tasks', 'profile', 'offer', 'aboutUs'] as const;
  return keys.filter((key) => !isBlank(job[key])).map((key) => ({ key, heading: jobSectionLabels[key], content: job[key] }));
}

/** Range label followed by 'Mitarbeitende'; an unknown size stays as sent (PJ32, W21). */
function sizeText(code: string): string {
  const label = companySizeLabel(code);
  return /^(Mehr als )?[\d.-]+$/.test(label) ? `${label} ${labels.people}` : label;
}

/**
 * Industry, size, website and LinkedIn of the company, if known (PJ31 to PJ34). Only http(s) URLs
 * become links.
 */
export function companyFacts({ industry, size, website, linkedin, name }: Job['company']): readonly Fact[] {
  const social = safeHref(linkedin);
  const facts: readonly Fact[] = [
    { label: labels.industry, value: industry },
    { label: labels.size, value: sizeText(size) },
    { label: labels.website, value: readableAddress(website), href: website === '' ? undefined : safeHref(website) },
    { label: labels.linkedin, value: social === undefined ? '' : labels.onLinkedin(name || jobFallbacks.company), href: social },
  ];
  return facts.filter((fact) => fact.value !== '');
}

/** The location as displayed, with soft hyphens in long words. */
const shownPlace = ({ location, city, hyphenated }: Job): string =>
  designPlace({ location: hyphenated?.location ?? location, city: hyphenated?.city ?? city });

/** Location, working model, employment, details and pay, which free texts are part of, if known (PJ11 to PJ13, O67). */
function headFacts(job: Job, now: Date): readonly Fact[] {
  const details = jobDetailTexts(job, berlinDay(now));
  const facts: readonly Fact[] = [
    { label: labels.place, value: shownPlace(job) },
    { label: labels.workingModel, value: job.workingModel },
    { label: labels.employment, value: job.employment },
    ...DATED_DETAILS.map((detail) => ({ detail, label: jobDetailLabels[detail], value: details[detail] })),
    { label: labels.pay, value: payLines(job).join('\n') },
  ];
  return facts.filter((fact) => fact.value !== '');
}

const LONG_TITLE = 70;
const LONG_WORD = /\S{27}/;

/** Data of a job as the designs display it, with every fallback resolved (PJ39 to PJ43). */
export function toJobView({ job, applyHref, applied, companyHref, preview, now, banner }: JobTemplateProps) {
  const name = job.company.name || jobFallbacks.company;
  const published = publishedDate(job);
  return {
    title: bindDashes(job.hyphenated?.title ?? (job.title || jobFallbacks.title)),
    /** Whether the title is too long for the large headline. */
    longTitle: job.title.length > LONG_TITLE || LONG_WORD.test(job.title),
    company: name,
    /** With soft hyphens in long words, for display. */
    shownCompany: job.hyphenated?.company ?? name,
    companyHref,
    id: job.id || jobFallbacks.id,
    published: { iso: published ?? undefined, day: formatDate(published) },
    closes: formatDate(job.closesAt),
    /** The last day for applications while it is ahead; otherwise '' (rule 14). */
    open: isExpired(job, now) ? '' : formatDate(job.closesAt),
    /** Notice of a job past its closing date, else null. */
    expired: isExpired(job, now) ? labels.expired(formatDate(job.closesAt)) : null,
    /** URL and label of the main button. */
    apply:
      applied?.href === undefined
        ? { href: job.id === '' ? '#' : applyHref, label: labels.apply }
        : { href: applied.href, label: labels.ownApplication },
    applied: isExpired(job, now) ? undefined : applied?.text,
    facts: headFacts(job, now),
    sections: jobSections(job),
    specific: { heading: specificBlockLabels[job.profileType], fields: specificFields(job) },
    companyFacts: companyFacts(job.company),
    banner: preview === true ? null : banner,
  } as const;
}
export type JobView = ReturnType<typeof toJobView>;
