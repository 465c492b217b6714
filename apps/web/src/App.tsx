import { LinkProvider, ToastProvider, type LinkRenderProps } from '@stellwerk/design-system';
import { paths } from '@stellwerk/screens/paths';
import { useLazyPart } from '@stellwerk/screens/shared';
import { Suspense, use, useEffect } from 'react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { setSessionEndHandler } from './data/session-end';
import { InitialDataContext } from './data/initial-data';
import { SWR_OPTIONS } from './data/swr';
import type { RouteEntry } from './route-types';
import { loadRoute, routes } from './routes';
import { PageChange } from './shell/PageChange';

function Page({ entry }: { readonly entry: RouteEntry }) {
  const { default: Screen } = useLazyPart(loadRoute(entry));
  const known = use(InitialDataContext);
  // Runs after the whole page has hydrated: a later visit must ask the server again.
  useEffect(() => known.clear(), [known]);
  return <Screen />;
}

/** A session that ends in the middle of something leads to the login and back (A27). */
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

/** Pages of ours through the router, everything else as a plain link. */
function drawLink({ href, children, ...rest }: LinkRenderProps) {
  return href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

/** The whole app below router and data providers. */
export function App() {
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <LinkProvider render={drawLink}>
        <ToastProvider>
          <PageChange />
          <SessionEnd />
          <Suspense fallback={null}>
            <Routes>
              {routes.map((entry) => (
                <Route key={entry.path} path={entry.path} element={<Page entry={entry} />} />
              ))}
            </Routes>
          </Suspense>
        </ToastProvider>
      </LinkProvider>
    </SWRConfig>
  );
}
