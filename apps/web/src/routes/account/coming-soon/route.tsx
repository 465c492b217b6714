import '../../../members.css';
import { ComingSoonScreen } from '@stellwerk/screens/account/coming-soon';
import { account } from '@stellwerk/screens/i18n/account.de';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** Announced, not available yet (000 §2.8). */
export default function ComingSoonRoute() {
  usePageHead({ title: account.comingSoon.title, noindex: true });
  return (
    <PublicShell>
      <ComingSoonScreen />
    </PublicShell>
  );
}
