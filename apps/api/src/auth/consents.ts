import { LEGAL_VERSIONS } from '@stellwerk/domain';
import type { Consent } from '../db/tables/applications.ts';

/**
 * What somebody accepts with a registration, as it is stored (decisions, rule 1).
 * @param termsField name under which the terms were accepted
 */
export function registrationConsents(termsField: 'terms' | 'acceptTerms', now: Date): readonly Consent[] {
  const consent = (field: string, textVersion: string): Consent => ({
    field,
    textVersion,
    at: now.toISOString(),
    source: 'REGISTRATION',
  });
  return [consent(termsField, LEGAL_VERSIONS.terms), consent('gdpr', LEGAL_VERSIONS.privacy)];
}
