import { imprintText } from '@stellwerk/screens/i18n/legal/imprint';
import { paths } from '@stellwerk/screens/paths';
import { LegalPage } from '../LegalPage';

/** Imprint. */
export default function ImprintRoute() {
  return <LegalPage text={imprintText} version={null} canonical={paths.legal.imprint()} />;
}
