import { Icon, Logo, Skeleton, useRenderLink, type Loadable } from '@stellwerk/design-system';
import type { Company, UserProfile } from '@stellwerk/domain';
import { LoaderCircle, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminHref } from '../admin/tab';
import { companyPaths } from '../company-paths';
import { accountMenuTexts as texts } from '../i18n/account-menu.de';
import { paths } from '../paths';

/** Display name of a person: the name, or the email address without one. */
export const nameOf = ({ firstName, lastName, email }: Pick<UserProfile, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email;

export interface AccountEntriesProps {
  /** The logged-in person. */
  readonly profile: Loadable<UserProfile>;
  /**
   * The person's companies, to link their dashboards.
   * @default none, if a switcher is beside the menu
   */
  readonly companies?: Loadable<readonly Company[]> | undefined;
  /** Whether the logout is running. */
  readonly leaving: boolean;
  readonly onSignOut: () => void;
}

/** Maximum number of companies in the menu; a longer list is on a page of the account area. */
const SHOWN_COMPANIES = 5;

const row =
  'sw:flex sw:min-h-11 sw:items-center sw:gap-3 sw:rounded-1 sw:px-3 sw:py-1 sw:text-ink sw:no-underline sw:hover:bg-sunken sw:aria-[current]:font-semibold';

const ownArea = [
  [texts.area, paths.dashboard()],
  [texts.referrals, paths.ownReferrals()],
  [texts.saved, paths.ownSavedJobs()],
  [texts.alerts, paths.ownAlerts()],
  [texts.messages, paths.ownMessages()],
  [texts.profile, paths.profile()],
] as const;

function Entry({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const render = useRenderLink();
  return <li>{render({ href, className: row, children })}</li>;
}

/** A group of entries with a line above it. */
function Group({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="sw:border-t sw:border-line sw:py-1">
      {children}
    </ul>
  );
}

function Companies({ companies, expected }: { readonly companies: Loadable<readonly Company[]>; readonly expected: boolean }) {
  if (companies.state !== 'ready') {
    // Reserved space for loading entries, so that no entry moves under a finger.
    return companies.state === 'loading' && expected ? <Skeleton height={44} className="sw:my-1" /> : null;
  }
  const list = companies.data;
  if (list.length === 0) return null;
  return (
    <Group label={texts.companies}>
      {list.slice(0, SHOWN_COMPANIES).map(({ id, name, logoUrl }) => (
        <Entry key={id} href={companyPaths.dashboard(id)}>
          <Logo name={name} src={logoUrl} size={28} />
          <span className="sw:min-w-0 sw:hyphens-auto sw:wrap-anywhere">{name}</span>
        </Entry>
      ))}
      {list.length > SHOWN_COMPANIES && <Entry href={paths.dashboard()}>{texts.allCompanies(list.length)}</Entry>}
    </Group>
  );
}

function Person({ profile }: { readonly profile: UserProfile }) {
  const name = nameOf(profile);
  return (
    <div className="sw:px-3 sw:py-2">
      <p className="sw:font-semibold sw:hyphens-auto sw:wrap-anywhere">{name}</p>
      {name !== profile.email && <p className="sw:text-ink-2 sw:wrap-anywhere">{profile.email}</p>}
    </div>
  );
}

/**
 * Entries of the account menu: name, account area, companies, administration for administrators,
 * and logout (T5c).
 */
export function AccountEntries({ profile, companies, leaving, onSignOut }: AccountEntriesProps) {
  const roles = profile.state === 'ready' ? profile.data.roles : [];
  return (
    <div className="sw:text-sm">
      {profile.state === 'ready' && <Person profile={profile.data} />}
      <Group>
        {ownArea.map(([label, href]) => (
          <Entry key={href} href={href}>
            {label}
          </Entry>
        ))}
        {roles.includes('PLATFORM_ADMIN') && <Entry href={adminHref('overview')}>{texts.administration}</Entry>}
      </Group>
      {companies !== undefined && <Companies companies={companies} expected={roles.includes('COMPANY')} />}
      <Group>
        <li>
          {/* Not `disabled` during the logout, which would move the focus out of the menu. */}
          <button
            type="button"
            aria-busy={leaving}
            aria-disabled={leaving}
            onClick={leaving ? undefined : onSignOut}
            className={`${row} sw:w-full sw:aria-disabled:cursor-not-allowed sw:aria-disabled:text-ink-3`}
          >
            <Icon as={leaving ? LoaderCircle : LogOut} size={16} className={leaving ? 'sw-spin' : undefined} />
            <span>{leaving ? texts.loggingOut : texts.logout}</span>
          </button>
        </li>
      </Group>
    </div>
  );
}
