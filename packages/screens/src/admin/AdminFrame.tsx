import { LinkButton, Loaded, Spinner, TabNav, VisuallyHidden, type Loadable } from '@stellwerk/design-system';
import { statusOf, type UserProfile } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { adminTexts as texts } from '../i18n/admin.de';
import { errorPageTexts } from '../i18n/error-page.de';
import { shellTexts } from '../i18n/shell.de';
import { paths } from '../paths';
import { ErrorPageScreen } from '../public/errors/ErrorPageScreen';
import { ADMIN_TABS, adminHref, type AdminTab } from './tab';

export interface AdminFrameProps {
  readonly tab: AdminTab;
  /** The views in the navigation. @default all of them */
  readonly tabs?: readonly AdminTab[];
  /** Number of pending decisions by view, shown in the tabs. @default none */
  readonly waiting?: Readonly<Partial<Record<string, number>>>;
  /** The logged-in person; nothing is shown without the role of a platform administrator. */
  readonly profile: Loadable<UserProfile>;
  /** Login URL for another account that returns to this page. */
  readonly loginHref: string;
  readonly children: ReactNode;
}

/** Whether the person lacks the permission. */
const isForbidden = (profile: Loadable<UserProfile>): boolean =>
  profile.state === 'ready'
    ? !profile.data.roles.includes('PLATFORM_ADMIN')
    : profile.state === 'failed' && [401, 403].includes(statusOf(profile.error));

/**
 * Frame of /admin for the administrators of the platform: its views, or a message that the
 * permission is missing (O37, O43, O46).
 */
export function AdminFrame({ tab, tabs = ADMIN_TABS, waiting = {}, profile, loginHref, children }: AdminFrameProps) {
  if (isForbidden(profile)) return <ErrorPageScreen kind="forbidden" loginHref={loginHref} />;
  const { title, text } = errorPageTexts.failed;
  return (
    <Loaded
      value={profile}
      skeleton={<Spinner label={texts.loading} />}
      failure={{ pageTitle: title, title: text, actions: <LinkButton href={paths.start()}>{shellTexts.toStart}</LinkButton> }}
    >
      {() => (
        <>
          <h1 className="sw:text-3xl">
            {texts.title}
            {/* A view counts as a page: its heading names it, and takes the focus after navigation. */}
            <VisuallyHidden>{` – ${texts.tabs[tab]}`}</VisuallyHidden>
          </h1>
          <p className="sw:mt-2 sw:mb-6 sw:max-w-prose sw:text-ink-2">{texts.intro}</p>
          <TabNav
            label={texts.views}
            className="sw:mb-8"
            items={tabs.map((value) => ({
              href: adminHref(value),
              label: texts.tabs[value],
              current: value === tab,
              count: waiting[value] === 0 ? undefined : waiting[value],
            }))}
          />
          {children}
        </>
      )}
    </Loaded>
  );
}
