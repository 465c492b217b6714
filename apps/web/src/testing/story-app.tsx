import { LinkProvider, ToastProvider } from '@stellwerk/design-system';
import type { ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SWR_OPTIONS } from '../data/use-call';
import { routerLink } from '../router-link';
import { mayReturn } from '../routes';
import { MayReturnContext } from '../safe-redirect';
import { findPage, PageParamsContext } from '../shell/find-page';

/** Shows the URL of a page that is not part of the story. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main className="sw:mx-auto sw:grid sw:min-h-screen sw:max-w-prose sw:content-center sw:gap-2 sw:p-5 sw:text-center">
      <h1 className="sw:text-xl sw:wrap-anywhere">{`Adresse ${pathname}${search}`}</h1>
      <p className="sw:text-ink-2">Hier endet diese Vorschau. In der Anwendung öffnet sich jetzt die Seite unter dieser Adresse.</p>
    </main>
  );
}

export interface StoryAppProps {
  /** Initial URL of the story; with state as the router keeps it. */
  readonly at: string | { readonly pathname: string; readonly search?: string; readonly state: unknown };
  /** The pages of the story, by pattern. Any other URL only shows its name. */
  readonly pages: Readonly<Record<string, ComponentType>>;
}

/** The first page that matches the URL. */
function CurrentPage({ pages }: Pick<StoryAppProps, 'pages'>) {
  const { pathname } = useLocation();
  const found = findPage(
    Object.entries(pages).map(([path, Page]) => ({ path, Page })),
    pathname,
  );
  if (found === undefined) return <Elsewhere />;
  return (
    <PageParamsContext value={found.params}>
      <MayReturnContext value={mayReturn}>
        <found.entry.Page />
      </MayReturnContext>
    </PageParamsContext>
  );
}

/** Some whole routes as the app runs them, with their own data cache. For stories only. */
export function StoryApp({ at, pages }: StoryAppProps) {
  return (
    <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[at]}>
        <LinkProvider render={routerLink}>
          <ToastProvider>
            <CurrentPage pages={pages} />
          </ToastProvider>
        </LinkProvider>
      </MemoryRouter>
    </SWRConfig>
  );
}

function forget(): void {
  localStorage.removeItem('jwt_token');
  localStorage.removeItem('user_roles');
}

/** Begins a story as a visitor, regardless of the previous story. @returns undoes a login. */
export function visitForStory(): () => void {
  forget();
  return forget;
}
