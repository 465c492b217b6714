import '../../../members.css';
import { loadable, useToast, type Loadable } from '@stellwerk/design-system';
import { ApiError, type Application } from '@stellwerk/domain';
import { eraseApplication, exportApplication, ownApplications } from '@stellwerk/domain/calls';
import { ApplicationScreen } from '@stellwerk/screens/account/application';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { keyOf, handles401 } from '../../../data/call-input';
import { send } from '../../../data/client';
import { download } from '../../../data/download';
import { openDocument } from '../../../data/open-document';
import { useOwnApplication } from '../../../data/own-applications/use-own-application';
import { withdrawApplication, withdrawn } from '../../../data/own-applications/withdraw';
import { saveFile } from '../../../data/save-file';
import { useHydrated, useToken } from '../../../data/session';
import type { CallState } from '../../../data/use-call';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

const refused = new ApiError('http', '', { status: 401 });

/** The person is unknown before hydration; a visitor sees nothing, also when the session has just ended (AC04). */
function ownApplication(call: CallState<Application>, hydrated: boolean, loggedIn: boolean): Loadable<Application> {
  if (!hydrated) return loadable.loading();
  return loggedIn && call.error?.status !== 401 ? call : loadable.failed(refused);
}

/** One own application (O09). It shows its own message for a missing login and does not redirect (A27, A86). */
export default function ApplicationRoute() {
  const { id = '' } = usePageParams();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  const call = useOwnApplication(id);
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  usePageHead({ title: call.data?.job.title ?? account.application.title, noindex: true });

  const withdraw = async (): Promise<void> => {
    try {
      await withdrawApplication(id);
      const now = new Date().toISOString();
      void call.mutate((current) => current && withdrawn(current, now)).catch(() => undefined);
    } catch (error) {
      // The company may have decided first.
      void call.reload().catch(() => undefined);
      throw error;
    }
  };
  return (
    <PublicShell>
      <ApplicationScreen
        application={ownApplication(call, hydrated, loggedIn)}
        loginHref={paths.login(pathname)}
        withdraw={withdraw}
        data={{
          exportData: async () => saveFile(await download(exportApplication, { params: { id } }, handles401), `bewerbung-${id}.zip`),
          erase: async () => {
            await send(eraseApplication, { params: { id } }, handles401);
            await mutate(keyOf(ownApplications, {}));
            toast.success(account.data.applicationErased);
            await navigate(paths.dashboard());
          },
        }}
        onOpenDocument={(document, mode) => openDocument({ id }, document, mode, handles401)}
      />
    </PublicShell>
  );
}
