import { LinkProvider, ToastProvider } from '@stellwerk/design-system';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { RouteModule } from '../routes';

/** What every screen of the app finds around itself, for stories: links, toasts, a router, an empty cache. */
export function AppFrame({ path = '/', children }: { readonly path?: string; readonly children: ReactNode }) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={[path]}>
        <LinkProvider render={({ href, ...rest }) => <Link to={href} {...rest} />}>
          <ToastProvider>{children}</ToastProvider>
        </LinkProvider>
      </MemoryRouter>
    </SWRConfig>
  );
}

/** A whole route at an address, with its data from MSW. */
export function RouteFrame({
  path,
  pattern,
  route: Screen,
}: {
  readonly path: string;
  readonly pattern: string;
  readonly route: RouteModule['default'];
}) {
  return (
    <AppFrame path={path}>
      <Routes>
        <Route path={pattern} element={<Screen />} />
        <Route path="*" element={<p>Andere Seite</p>} />
      </Routes>
    </AppFrame>
  );
}
