import { LinkProvider } from '@stellwerk/design-system';
import { Suspense, use, useEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { InitialDataContext } from './data/initial-data';
import { loadedRoute, loadRoute } from './route-modules';
import { routes, type RouteEntry } from './routes';

function Page({ entry }: { entry: RouteEntry }) {
  const module = loadedRoute(entry) ?? use(loadRoute(entry));
  const store = use(InitialDataContext);
  // Runs after the whole page has hydrated: a later visit must ask the server again.
  useEffect(() => {
    store.answers = {};
  }, [store]);
  const Screen = module.default;
  return <Screen />;
}

/** The whole app below router and data providers. */
export function App() {
  return (
    <LinkProvider render={({ href, ...rest }) => (href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />)}>
      <Suspense fallback={null}>
        <Routes>
          {routes.map((entry) => (
            <Route key={entry.path} path={entry.path} element={<Page entry={entry} />} />
          ))}
        </Routes>
      </Suspense>
    </LinkProvider>
  );
}
