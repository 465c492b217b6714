import { LEGAL_VERSIONS } from '@stellwerk/domain';
import type { Consent } from '../../platform/db/tables/applications.ts';

/**
 * Consents of a registration as stored (decisions, rule 1, O86): the terms accepted, and the privacy policy read.
 * @param termsField original name of the field of the terms (A11)
 */
export function registrationConsents(termsField: 'terms' | 'acceptTerms', now: Date): readonly Consent[] {
  const at = now.toISOString();
  return [
    { field: termsField, textVersion: LEGAL_VERSIONS.terms, at, source: 'REGISTRATION' },
    { field: 'gdpr', textVersion: LEGAL_VERSIONS.privacy, at, source: 'REGISTRATION' },
  ];
}
