import type { AccountType } from './codes';

export const accountTypeLabels = {
  CANDIDATE: 'Kandidat',
  REFERRER: 'Empfehlungsgeber',
  COMPANY: 'Unternehmen',
} as const satisfies Record<AccountType, string>;
