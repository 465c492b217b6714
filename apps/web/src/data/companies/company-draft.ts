import type { Id } from '@stellwerk/domain';
import { isCompanyProfileValues, type CompanyProfileValues } from '@stellwerk/forms/company-profile-form';
import { tabStore } from '../browser-store';
import { newRequestKey } from '../request-key';

/** A company that somebody has begun in this tab. */
export interface StoredCompanyDraft {
  /** Makes the company only once, also when the page is loaded anew (O13). */
  readonly requestKey: string;
  /** '' as long as it does not exist. */
  readonly companyId: Id<'company'>;
  /** null until something was typed. */
  readonly values: CompanyProfileValues | null;
}

function isStored(value: unknown): value is StoredCompanyDraft {
  if (typeof value !== 'object' || value === null || !('requestKey' in value) || !('companyId' in value) || !('values' in value))
    return false;
  const { requestKey, companyId, values } = value;
  return typeof requestKey === 'string' && typeof companyId === 'string' && (values === null || isCompanyProfileValues(values));
}

const begun = (): StoredCompanyDraft => ({ requestKey: newRequestKey(), companyId: '', values: null });

/**
 * The draft of a new company, in this tab alone: it survives a reload and a login that has ended. With a forbidden storage it lasts
 * as long as the page.
 * @param userId whose draft it is
 */
export function companyDraft(userId: Id<'user'>) {
  const key = `company-draft-${userId}`;
  return {
    read: (): StoredCompanyDraft => {
      const stored = tabStore.readJson(key);
      return isStored(stored) ? stored : begun();
    },
    save: (draft: StoredCompanyDraft): void => tabStore.write(key, JSON.stringify(draft)),
    discard: (): void => tabStore.forget(key),
  };
}
