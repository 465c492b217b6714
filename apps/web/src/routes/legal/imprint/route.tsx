import { imprintText } from '../../../i18n/legal/imprint';
import { paths } from '../../../paths';
import { LegalPage } from '../LegalPage';

/** Imprint. */
export default function ImprintRoute() {
  return <LegalPage text={imprintText} version={null} canonical={paths.legal.imprint()} />;
}
