import { LEGAL_VERSIONS } from '@stellwerk/domain';
import { termsText } from '@stellwerk/screens/i18n/legal/terms';
import { paths } from '@stellwerk/screens/paths';
import { LegalPage } from '../LegalPage';

/** Terms (/agb). */
export default function TermsRoute() {
  return <LegalPage text={termsText} version={LEGAL_VERSIONS.terms} canonical={paths.legal.terms()} />;
}
