import type { Id } from '@stellwerk/domain';
import { readCompanyProfileValues, type CompanyProfileValues } from '@stellwerk/forms/company-profile-form';
import { tabStore } from '../browser-store';
import { property } from '../property';
import { newRequestKey } from '../request-key';

/** A company that was begun in this tab. */
export interface StoredCompanyDraft {
  /** Creates the company only once, also after a reload (O13). */
  readonly requestKey: string;
  /** '' until it exists. */
  readonly companyId: Id<'company'>;
  /** null before any input. */
  readonly values: CompanyProfileValues | null;
}

function readStored(value: unknown): StoredCompanyDraft | null {
  const [requestKey, companyId, values] = ['requestKey', 'companyId', 'values'].map((name) => property(value, name));
  if (typeof requestKey !== 'string' || typeof companyId !== 'string' || values === undefined) return null;
  return { requestKey, companyId, values: readCompanyProfileValues(values) };
}

const begun = (): StoredCompanyDraft => ({ requestKey: newRequestKey(), companyId: '', values: null });

/**
 * The draft of a new company, only in this tab: it survives a reload and an expired login. With a forbidden storage it lasts
 * as long as the page.
 * @param userId owner of the draft
 */
export function companyDraft(userId: Id<'user'>) {
  const key = `company-draft-${userId}`;
  return {
    read: (): StoredCompanyDraft => readStored(tabStore.readJson(key)) ?? begun(),
    save: (draft: StoredCompanyDraft): void => tabStore.write(key, JSON.stringify(draft)),
    discard: (): void => tabStore.forget(key),
  };
}
