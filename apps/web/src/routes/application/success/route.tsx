import { SuccessScreen } from '@stellwerk/screens/application/success';
import { applySuccessTexts } from '@stellwerk/screens/i18n/apply-success.de';
import { useParams } from 'react-router-dom';
import { readLastApplied } from '../../../data/applications/last-applied';
import { useHydrated, useToken } from '../../../data/session';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

export default function SuccessRoute() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  usePageHead({ title: applySuccessTexts.title, noindex: true });
  return (
    <PublicShell>
      <SuccessScreen applied={hydrated ? readLastApplied(id) : null} loggedIn={loggedIn} />
    </PublicShell>
  );
}
