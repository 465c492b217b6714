import { accessibilityText } from '@stellwerk/screens/i18n/legal/accessibility';
import { paths } from '@stellwerk/screens/paths';
import { use } from 'react';
import { SupportContext } from '../../../shell/page-settings';
import { LegalPage } from '../LegalPage';

/** Accessibility statement (O97). */
export default function AccessibilityRoute() {
  return <LegalPage text={accessibilityText(use(SupportContext))} version={null} canonical={paths.legal.accessibility()} sample={false} />;
}
