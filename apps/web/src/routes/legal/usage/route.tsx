import { LEGAL_VERSIONS } from '@stellwerk/domain';
import { usageText } from '@stellwerk/screens/i18n/legal/usage';
import { paths } from '@stellwerk/screens/paths';
import { LegalPage } from '../LegalPage';

/** Conditions of use (/nutzerbedingungen). */
export default function UsageRoute() {
  return <LegalPage text={usageText} version={LEGAL_VERSIONS.usage} canonical={paths.legal.usage()} />;
}
