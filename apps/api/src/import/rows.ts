import { createHash } from 'node:crypto';
import type { JobTemplate } from '@stellwerk/domain';
import type { Insertable } from 'kysely';
import type { JobsTable } from '../db/tables/jobs.ts';
import { sanitiseOrNull } from '../jobs/sanitise.ts';
import type { ImportedPosting } from './posting.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Noon of a day: the same day in Berlin and in UTC. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** What the source said, as one short value: an unchanged posting is left alone. */
export function contentHash(posting: ImportedPosting): string {
  return createHash('sha256').update(JSON.stringify(posting)).digest('hex');
}

/** The columns that follow the source, also when a posting changes. Texts are sanitised here (decisions, rule 5). */
export function contentRow(posting: ImportedPosting) {
  const { sections, payRange } = posting;
  return {
    title: posting.title,
    city: orNull(posting.city),
    location: orNull(posting.location),
    working_model: orNull(posting.workingModel),
    employment: orNull(posting.employment),
    ote: orNull(posting.salary),
    pay_min: payRange?.min ?? null,
    pay_max: payRange?.max ?? null,
    pay_currency: payRange?.currency ?? null,
    pay_unit: payRange?.unit ?? null,
    closes_at: posting.closesOn === '' ? null : noonOf(posting.closesOn),
    job_description: sanitiseOrNull(sections.description),
    your_tasks: sanitiseOrNull(sections.tasks),
    your_profile: sanitiseOrNull(sections.profile),
    we_offer: sanitiseOrNull(sections.offer),
    about_us: sanitiseOrNull(sections.aboutUs),
    content_hash: contentHash(posting),
  } satisfies Partial<Insertable<JobsTable>>;
}

/** A new posting. The day of publication is the source's, never one to come. */
export function newJobRow(
  posting: ImportedPosting,
  more: { companyId: number; ownerId: number; template: JobTemplate; now: Date },
): Insertable<JobsTable> {
  const published = posting.publishedOn === '' ? more.now : noonOf(posting.publishedOn);
  return {
    ...contentRow(posting),
    company_id: more.companyId,
    source: 'import',
    external_id: posting.identifier,
    template: more.template,
    is_active: true,
    published_at: published > more.now ? more.now : published,
    created_at: more.now,
    created_by: more.ownerId,
    updated_by: more.ownerId,
  };
}
