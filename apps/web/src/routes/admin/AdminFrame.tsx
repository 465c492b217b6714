import { TabNav } from '@stellwerk/design-system';
import type { ReactNode } from 'react';
import { adminWords as words } from '../../i18n/admin.de';
import { ErrorPageScreen } from '../public/errors/ErrorPageScreen';
import { ADMIN_TABS, adminHref, type AdminTab } from './tab';

export interface AdminFrameProps {
  readonly tab: AdminTab;
  /** Payouts that wait for a decision; the tab says it. @default 0 */
  readonly requested?: number;
  /** The logged-in person is no administrator of the platform: nothing of it is shown. @default false */
  readonly forbidden?: boolean;
  /** Login that leads back here, for another account. */
  readonly loginHref: string;
  readonly children: ReactNode;
}

/** Head of /admin for the administrators of the platform: its views, or that the person may not see them (O37, O43, O46). */
export function AdminFrame({ tab, requested = 0, forbidden = false, loginHref, children }: AdminFrameProps) {
  if (forbidden) return <ErrorPageScreen kind="forbidden" loginHref={loginHref} />;
  return (
    <>
      <h1 className="sw:text-3xl">{words.title}</h1>
      <p className="sw:mt-2 sw:mb-6 sw:max-w-prose sw:text-ink-2">{words.intro}</p>
      <TabNav
        label={words.views}
        className="sw:mb-8"
        items={ADMIN_TABS.map((value) => ({
          href: adminHref(value),
          label: words.tabs[value],
          current: value === tab,
          count: value === 'payouts' && requested > 0 ? requested : undefined,
        }))}
      />
      {children}
    </>
  );
}
