import type { Id } from '@stellwerk/domain';
import type { CompanyProfileValues } from '@stellwerk/forms/company-profile-form';

/** The calls of a new company; each rejects when it failed. */
export interface CreateCompanyCalls {
  /** Creates it with name and industry alone, and answers with its id. */
  readonly onCreate: (values: Pick<CompanyProfileValues, 'name' | 'industry'>) => Promise<string>;
  /** Stores everything else. */
  readonly onUpdate: (companyId: Id<'company'>, values: CompanyProfileValues) => Promise<unknown>;
  /** Uploads the logo that has waited. */
  readonly onLogoUpload: (companyId: Id<'company'>, logo: File) => Promise<unknown>;
}

/**
 * Creates a company step by step: create, update, logo (CS33, CS38, O13). A step that failed is tried again, but a company that
 * exists is never created twice.
 * @param known - id of the company that an earlier try has created; '' for none
 * @param onCreated - the company exists now
 * @throws what a call rejects with
 */
export async function createCompany(
  calls: CreateCompanyCalls,
  values: CompanyProfileValues,
  logo: File | null,
  known: string,
  onCreated: (companyId: Id<'company'>) => void,
): Promise<string> {
  const id = known === '' ? await calls.onCreate({ name: values.name, industry: values.industry }) : known;
  onCreated(id);
  await calls.onUpdate(id, values);
  if (logo !== null) await calls.onLogoUpload(id, logo);
  return id;
}
