import { LEGAL_VERSIONS } from '@stellwerk/domain';
import type { Consent } from '../db/tables/applications.ts';

/** What a registration ticked: only `true` is a consent. */
export interface Ticks {
  readonly terms?: boolean | null | undefined;
  readonly acceptTerms?: boolean | null | undefined;
  readonly gdpr?: boolean | null | undefined;
}

/** What somebody accepts with a registration, as it is stored (decisions, rule 1). */
export function registrationConsents({ terms, acceptTerms, gdpr }: Ticks, now: Date): readonly Consent[] {
  const consent = (field: string, textVersion: string): Consent => ({
    field,
    textVersion,
    at: now.toISOString(),
    source: 'REGISTRATION',
  });
  return [
    ...(terms === true
      ? [consent('terms', LEGAL_VERSIONS.terms)]
      : acceptTerms === true
        ? [consent('acceptTerms', LEGAL_VERSIONS.terms)]
        : []),
    ...(gdpr === true ? [consent('gdpr', LEGAL_VERSIONS.privacy)] : []),
  ];
}
