import { companyMessages, generalMessages, type CompanyProfileColumn } from '@stellwerk/domain';
import { readBrandColor } from '@stellwerk/domain/brand';
import { CallError, type Input } from '@stellwerk/domain/endpoints';
import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/engine.ts';
import type { CompaniesTable } from '../../platform/db/tables/companies.ts';
import { noteEvent } from '../history/store.ts';
import { requireModest, sanitise } from '../../platform/text/sanitise.ts';
import { industryId } from './industry-store.ts';
import { lockCompany, updateCompany } from './store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

export type CompanyChange = Input<'updateCompany'>['body'];

const orNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

/** @throws CallError 'invalid' for a color in which text could not be read; it names the nearest that passes */
function requireReadable(color: string | null | undefined): void {
  const read = readBrandColor(color ?? '');
  if (read.ok || read.reason === 'format') return;
  const message = companyMessages.brandContrast(read.nearest);
  throw new CallError('invalid', message, { fields: [{ name: 'brandColor', message }] });
}

/** Columns of a change; omitted fields are left out (A55). */
async function columnsOf(db: Db, change: CompanyChange): Promise<Updateable<CompaniesTable>> {
  const { industry, employees, description, foundingYear, foundedYear } = change;
  requireModest({ description });
  requireReadable(change.brandColor);
  const columns = {
    name: change.name,
    industry_id: industry && (await industryId(db, industry)),
    city: orNull(change.city),
    street_and_number: orNull(change.streetAndNumber),
    postcode: orNull(change.postcode),
    country: orNull(change.country),
    vat_id: orNull(change.vatId),
    employees: employees === '' ? null : employees,
    website: change.website,
    linkedin_profile: orNull(change.linkedinProfile),
    xing_profile: orNull(change.xingProfile),
    brand_color: orNull(change.brandColor && change.brandColor.toLowerCase()),
    description: description === undefined ? undefined : sanitise(description),
    founded_year: foundingYear === undefined ? foundedYear : foundingYear,
  } satisfies Readonly<Record<CompanyProfileColumn, unknown>> & Updateable<CompaniesTable>;
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * Changes the profile of a company. A change without new values changes nothing, not even the version.
 * @throws CallError 'conflict' when the company has changed since the caller read it
 */
export async function changeCompany(context: Context, companyId: CompanyId, userId: UserId, change: CompanyChange): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const stored = await lockCompany(trx, companyId);
    if (change.expectedVersion !== undefined && change.expectedVersion !== stored.version)
      throw new CallError('conflict', generalMessages.conflict);
    const before: Readonly<Record<string, unknown>> = { ...stored };
    const columns = await columnsOf(trx, change);
    const changed = Object.entries(columns).filter(([name, value]) => before[name] !== value);
    if (changed.length === 0) return;
    const now = context.now();
    await updateCompany(trx, companyId, { ...Object.fromEntries(changed), version: stored.version + 1, updated_at: now });
    const details = { fields: changed.map(([name]) => name) };
    await noteEvent(trx, { companyId, userId, action: 'company-changed', details, now });
  });
}
