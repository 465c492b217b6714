import { LinkProvider, ToastProvider } from '@stellwerk/design-system';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

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
