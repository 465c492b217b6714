import type { Id } from '@stellwerk/domain';
import type { CompanyProfileValues } from '@stellwerk/forms/company-profile-form';

/** The calls of a new company; each rejects on failure. */
export interface CreateCompanyCalls {
  /** Creates it with name and industry only, and returns its id. */
  readonly create: (values: Pick<CompanyProfileValues, 'name' | 'industry'>) => Promise<string>;
  /** Saves the other data. */
  readonly update: (companyId: Id<'company'>, values: CompanyProfileValues) => Promise<unknown>;
  /** Uploads the pending logo. */
  readonly uploadLogo: (companyId: Id<'company'>, logo: File) => Promise<unknown>;
}

/**
 * Creates a company step by step: create, update, logo (CS33, CS38, O13). A failed step is retried,
 * but an existing company is never created twice.
 * @param known - id of the company created by an earlier attempt; '' for none
 * @param onCreated - called with the id of the created company
 * @throws the error of a failed call
 */
export async function createCompany(
  calls: CreateCompanyCalls,
  values: CompanyProfileValues,
  logo: File | null,
  known: string,
  onCreated: (companyId: Id<'company'>) => void,
): Promise<string> {
  const id = known === '' ? await calls.create({ name: values.name, industry: values.industry }) : known;
  onCreated(id);
  await calls.update(id, values);
  if (logo !== null) await calls.uploadLogo(id, logo);
  return id;
}
