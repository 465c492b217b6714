import { useParams } from 'react-router-dom';
import { readLastApplied } from '../../../data/applications/last-applied';
import { useHydrated, useToken } from '../../../data/session';
import { de } from '../../../i18n/de';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { SuccessScreen } from './SuccessScreen';

export default function SuccessRoute() {
  const { id = '' } = useParams();
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  usePageHead({ title: de.applySuccess.title, noindex: true });
  return (
    <PublicShell>
      <SuccessScreen applied={hydrated ? readLastApplied(id) : null} loggedIn={loggedIn} />
    </PublicShell>
  );
}
