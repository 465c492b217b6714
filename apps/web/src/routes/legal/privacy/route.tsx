import { LEGAL_VERSIONS } from '@stellwerk/domain';
import { privacyText } from '@stellwerk/screens/i18n/legal/privacy';
import { paths } from '@stellwerk/screens/paths';
import { LegalPage } from '../LegalPage';

/** Privacy statement at /datenschutz and /privacy-policy (A76). */
export default function PrivacyRoute() {
  return <LegalPage text={privacyText} version={LEGAL_VERSIONS.privacy} canonical={paths.legal.privacy()} />;
}
