import { LEGAL_VERSIONS } from '@stellwerk/domain';
import type { Consent } from '../../platform/db/tables/applications.ts';

/**
 * What somebody accepts with a registration, as it is stored (decisions, rule 1, O86): the terms, and the privacy policy as read.
 * @param termsField the name under which the terms came (A11)
 */
export function registrationConsents(termsField: 'terms' | 'acceptTerms', now: Date): readonly Consent[] {
  const at = now.toISOString();
  return [
    { field: termsField, textVersion: LEGAL_VERSIONS.terms, at, source: 'REGISTRATION' },
    { field: 'gdpr', textVersion: LEGAL_VERSIONS.privacy, at, source: 'REGISTRATION' },
  ];
}
