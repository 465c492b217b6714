import { useParams } from 'react-router-dom';
import { readLastApplied } from '../../../data/applications/last-applied';
import { useHydrated, useToken } from '../../../data/session';
import { applySuccessWords } from '../../../i18n/apply-success.de';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { SuccessScreen } from './SuccessScreen';

export default function SuccessRoute() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  usePageHead({ title: applySuccessWords.title, noindex: true });
  return (
    <PublicShell>
      <SuccessScreen applied={hydrated ? readLastApplied(id) : null} loggedIn={loggedIn} />
    </PublicShell>
  );
}
