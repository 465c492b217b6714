import '../../../members.css';
import { account } from '../../../i18n/account.de';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { ComingSoonScreen } from './ComingSoonScreen';

/** Announced, not there yet (000 §2.8). */
export default function ComingSoonRoute() {
  usePageHead({ title: account.comingSoon.title, noindex: true });
  return (
    <PublicShell>
      <ComingSoonScreen />
    </PublicShell>
  );
}
