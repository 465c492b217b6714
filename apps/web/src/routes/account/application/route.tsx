import '../../../members.css';
import { useLocation, useParams } from 'react-router-dom';
import { openDocument } from '../../../data/own-applications/open-document';
import { useOwnApplication } from '../../../data/own-applications/use-own-applications';
import { withdrawApplication, withdrawn } from '../../../data/own-applications/withdraw';
import { useHydrated, useToken } from '../../../data/session';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { ApplicationScreen } from './ApplicationScreen';
import { applicationState } from './state';

/** One own application (O09). It has words of its own for a missing login and does not lead away (A27, A86). */
export default function ApplicationRoute() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  const { data, error, reload, mutate } = useOwnApplication(id);
  usePageHead({ title: data === undefined ? account.application.title : data.job.title, noindex: true });

  const withdraw = async (): Promise<string | null> => {
    const reason = await withdrawApplication(id);
    const now = new Date().toISOString();
    void mutate((current) => (current === undefined || reason !== null ? current : withdrawn(current, now))).catch(() => undefined);
    return reason;
  };
  return (
    <PublicShell>
      <ApplicationScreen
        state={applicationState({ hydrated, loggedIn, data, error })}
        loginHref={paths.login(pathname)}
        onRetry={() => void reload()}
        onWithdraw={withdraw}
        onOpenDocument={(document, mode) => openDocument(id, document, mode)}
      />
    </PublicShell>
  );
}
