import { LinkProvider, PictureProvider, ToastProvider, WhenLoaded } from '@stellwerk/design-system';
import { pictureSources } from '@stellwerk/domain';
import { paths } from '@stellwerk/screens/paths';
import { use, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { OwnAnswers } from './data/OwnAnswers';
import { setSessionEndHandler } from './data/refusals';
import { InitialDataContext } from './data/initial-data';
import { SWR_OPTIONS } from './data/use-call';
import type { RouteEntry } from './route-types';
import { loadRoute, matchRoute, mayReturn } from './routes';
import { MayReturnContext } from './safe-redirect';
import { EarlyClicks } from './shell/EarlyClicks';
import { KeptFocus } from './shell/KeptFocus';
import { PageBoundary } from './shell/PageBoundary';
import { PageChange } from './shell/PageChange';
import { PageOnItsWay } from './shell/PageOnItsWay';
import { PageParamsContext } from './shell/find-page';
import { routerLink } from './router-link';

function Page({ entry }: { readonly entry: RouteEntry }) {
  const known = use(InitialDataContext);
  // Runs after the whole page has hydrated: a later visit must request the data again.
  useEffect(() => known.clear(), [known]);
  return (
    <>
      <WhenLoaded part={loadRoute(entry)}>{({ default: Screen }) => <Screen />}</WhenLoaded>
      <EarlyClicks />
    </>
  );
}

/** The page of the URL. */
function CurrentPage() {
  const { pathname } = useLocation();
  const { entry, params } = useMemo(() => matchRoute(pathname), [pathname]);
  return (
    <PageParamsContext value={params}>
      <MayReturnContext value={mayReturn}>
        <Page entry={entry} />
      </MayReturnContext>
    </PageParamsContext>
  );
}

/** A session that ends during use redirects to the login and back (A27). */
function SessionEnd() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    setSessionEndHandler(() => {
      if (pathname !== '/login') void navigate(paths.login(pathname + search));
    });
  }, [navigate, pathname, search]);
  return null;
}

/** The whole app below router and data providers. */
export function App() {
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <LinkProvider render={routerLink}>
        <PictureProvider sourcesOf={pictureSources}>
          <ToastProvider>
            <OwnAnswers />
            <PageChange />
            <PageOnItsWay />
            <KeptFocus />
            <SessionEnd />
            <PageBoundary>
              <CurrentPage />
            </PageBoundary>
          </ToastProvider>
        </PictureProvider>
      </LinkProvider>
    </SWRConfig>
  );
}
