import { createHash } from 'node:crypto';
import { JOB_LIMITS, LONGEST_JOB_SOURCE } from '@stellwerk/domain';
import { SECTIONS } from '../sections/heading-words.ts';
import { dayIn } from './days.ts';
import { detailsIn } from './details.ts';
import { mapEmployment, mapWorkingModel } from './map-employment.ts';
import { importMessages, sectionNames } from './messages.de.ts';
import type { ImportedCompany, ImportedJob } from './imported-job.ts';
import { isModest } from '../../../platform/text/sanitise.ts';
import { notesOf } from './notes.ts';
import { isOwn, readOwn } from './own.ts';
import { payText, readPay } from './pay.ts';
import { readPlace } from './place.ts';
import { withFields } from './section-fields.ts';
import { splitDescription, type JobSections } from '../sections/split-description.ts';
import { firstOf, listOf, objectOf, textIn, webAddressIn, type Raw } from './values.ts';

/** A job with the unused parts of its source (`notes`), or the German reason for its rejection. */
export type ImportedJobResult =
  | { readonly job: ImportedJob; readonly unmatched: readonly string[]; readonly notes: readonly string[] }
  | { readonly refused: string; readonly title: string };

/** Whether an object is, or may be meant as, a schema.org JobPosting. */
export function isJobPosting(raw: Raw): boolean {
  const types = listOf(raw['@type'] ?? raw.type).map((type) =>
    textIn(type)
      .replace(/^.*[/:#]/, '')
      .toLowerCase(),
  );
  return types.includes('jobposting') || (!('@type' in raw) && 'title' in raw);
}

const LONGEST_NAME = 200;
/** Longer texts are neither titles nor names. */
const LONGEST_LINE = 2000;
const LONGEST_IDENTIFIER = 300;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

function identifierOf(raw: Raw, place: string): string {
  const identifier = listOf(raw.identifier)[0];
  const object = objectOf(identifier);
  const named = object === null ? textIn(identifier) : firstOf(object.value, object['@id']);
  const found = named || firstOf(raw.url, raw['@id'], raw.id);
  if (found.length > LONGEST_IDENTIFIER) return `hash-${hashOf(found)}`;
  return found || `titel-${hashOf(`${firstOf(raw.title, raw.name)}\n${place}`)}`;
}

function companyOf(raw: Raw): ImportedCompany {
  const organisation = listOf(raw.hiringOrganization)[0];
  const object = objectOf(organisation);
  if (object === null) return { name: oneLine(textIn(organisation)), website: '', logoUrl: '', description: '' };
  return {
    name: oneLine(firstOf(object.name, object.legalName)),
    website: [...listOf(object.url), ...listOf(object.sameAs)].map(webAddressIn).find((address) => address !== '') ?? '',
    logoUrl:
      listOf(object.logo)
        .map(webAddressIn)
        .find((address) => address !== '') ?? '',
    description: firstOf(object.description),
  };
}

/** A name or title without markup, entities and double spaces. */
function oneLine(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    '#39': "'",
    nbsp: ' ',
    '#x26': '&',
  };
  return text
    .slice(0, LONGEST_LINE)
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39|#x26);/gi, (entity, name: string) => entities[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** German name of the section that is longer than allowed (O23), or has too much markup; null for none. */
function overlong(sections: JobSections): string | null {
  const name = SECTIONS.find((section) => sections[section].length > JOB_LIMITS.richText);
  if (name !== undefined) return importMessages.longText(sectionNames[name], JOB_LIMITS.richText);
  const marked = SECTIONS.find((section) => !isModest(sections[section]));
  return marked === undefined ? null : importMessages.muchMarkup(sectionNames[marked]);
}

/** A job of our own export, unchanged. */
function ownJob(raw: Raw, company: ImportedCompany): ImportedJobResult {
  const read = readOwn(raw);
  const refuse = (refused: string): ImportedJobResult => ({ refused, title: textIn(raw.title) });
  if ('refused' in read) return refuse(read.refused);
  if (read.title === '') return refuse(importMessages.noTitle);
  if (read.title.length > JOB_LIMITS.title) return refuse(importMessages.longTitle(read.title.length, JOB_LIMITS.title));
  const tooLong = overlong(read.sections);
  if (tooLong !== null) return refuse(tooLong);
  return { unmatched: [], notes: [], job: { identifier: identifierOf(raw, read.location), company, ...read } };
}

/**
 * Reads one job. Unknown fields and unreadable values are left out and named in its notes; only a job without title,
 * company or text, or beyond the product's limits (O23), is rejected.
 * @param into company of the job, regardless of the one that it names. @default the named one
 */
export function readImportedJob(value: unknown, into?: string): ImportedJobResult {
  const raw = objectOf(value);
  if (raw === null) return { refused: importMessages.noObject, title: '' };
  const title = oneLine(firstOf(raw.title, raw.name));
  const refuse = (refused: string): ImportedJobResult => ({ refused, title });
  if (!isJobPosting(raw)) return refuse(importMessages.noJob(firstOf(raw['@type'], raw.type)));
  const named = companyOf(raw);
  const company = into === undefined ? named : { ...named, name: named.name || into };
  if (isOwn(raw) && company.name !== '') return ownJob(raw, company);
  if (title === '') return refuse(importMessages.noTitle);
  if (title.length > JOB_LIMITS.title) return refuse(importMessages.longTitle(title.length, JOB_LIMITS.title));
  if (company.name === '') return refuse(importMessages.noCompany);
  if (company.name.length > LONGEST_NAME) return refuse(importMessages.longCompany(LONGEST_NAME));
  const source = firstOf(raw.description);
  if (source.length > LONGEST_JOB_SOURCE) return refuse(importMessages.longSource(LONGEST_JOB_SOURCE));
  const split = splitDescription(source, company.name, title);
  const sections = withFields(split.sections, raw, company.description);
  if (SECTIONS.every((name) => sections[name] === '')) return refuse(importMessages.noText);
  const tooLong = overlong(sections);
  if (tooLong !== null) return refuse(tooLong);
  const place = readPlace(raw.jobLocation);
  const payRange = readPay(raw.baseSalary);
  const salary = payRange === null ? oneLine(payText(raw.baseSalary)) : '';
  const facts = {
    employment: mapEmployment(raw.employmentType, title),
    workingModel: mapWorkingModel(raw.jobLocationType, title),
    payRange,
    details: detailsIn(raw),
  };
  return {
    unmatched: split.unmatched,
    notes: notesOf(raw, facts),
    job: {
      identifier: identifierOf(raw, place.location),
      title,
      company,
      ...place,
      ...facts,
      salary: salary.slice(0, JOB_LIMITS.ote),
      publishedOn: dayIn(raw.datePosted),
      closesOn: dayIn(raw.validThrough),
      sections,
    },
  };
}
