import { Avatar, Button, Icon, Skeleton, TabNav, VisuallyHidden, type Loadable } from '@stellwerk/design-system';
import type { UserProfile } from '@stellwerk/domain';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';
import { DASHBOARD_TABS, type DashboardTab } from './tab';

const texts = account.dashboard;

export interface DashboardFrameProps {
  /** The logged-in person. */
  readonly profile: Loadable<UserProfile>;
  readonly tab: DashboardTab;
  /** Number of unread messages, shown in the tab. @default 0 */
  readonly unread?: number;
  /** Whether the logout is running. */
  readonly leaving: boolean;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

function Person({ profile: value, tab }: Pick<DashboardFrameProps, 'profile' | 'tab'>) {
  // A view counts as a page: its heading names it, and takes the focus after navigation.
  const view = <VisuallyHidden>{` – ${texts[tab]}`}</VisuallyHidden>;
  if (value.state === 'failed') {
    return (
      <h1 className="sw:text-3xl">
        {texts.title}
        {view}
      </h1>
    );
  }
  if (value.state === 'loading') {
    return (
      <div className="sw:flex sw:min-w-0 sw:flex-[1_1_300px] sw:items-center sw:gap-4">
        <Skeleton width={56} height={56} className="sw:flex-none sw:rounded-full" />
        <div className="sw:grid sw:flex-1 sw:gap-1">
          <h1 className="sw:text-3xl">
            <VisuallyHidden>{texts.title}</VisuallyHidden>
            {view}
            <Skeleton width="min(320px, 100%)" height="1.15em" />
          </h1>
          <Skeleton width="min(220px, 80%)" />
        </div>
      </div>
    );
  }
  const profile = value.data;
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
  return (
    <div className="sw:flex sw:min-w-0 sw:flex-[1_1_300px] sw:items-center sw:gap-4">
      <Avatar name={name} src={profile.avatarUrl} size={56} />
      <div className="sw:min-w-0">
        <h1 className="sw:text-3xl sw:hyphens-auto">
          {name}
          {view}
        </h1>
        <p className="sw:text-ink-2 sw:break-words">{profile.email}</p>
      </div>
    </div>
  );
}

/** Frame of the account area: person, tabs, logout (O10). */
export function DashboardFrame({ profile, tab, unread = 0, leaving, onSignOut, children }: DashboardFrameProps) {
  return (
    <>
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4">
        <Person profile={profile} tab={tab} />
        <Button variant="secondary" size="sm" loading={leaving} loadingLabel={texts.loggingOut} onClick={onSignOut}>
          {!leaving && <Icon as={LogOut} />}
          <span>{texts.logout}</span>
        </Button>
      </div>
      <TabNav
        label={texts.views}
        className="sw:mb-8"
        items={DASHBOARD_TABS.map((value) => ({
          href: value === 'overview' ? paths.dashboard() : `${paths.dashboard()}?tab=${value}`,
          label: texts[value],
          current: value === tab,
          count: value === 'messages' && unread > 0 ? unread : undefined,
        }))}
      />
      {children}
    </>
  );
}
