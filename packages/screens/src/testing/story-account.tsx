import type { UserProfile } from '@stellwerk/domain';
import { fixtureCompanies, fixtures } from '@stellwerk/domain/fixtures';
import type { ReactNode } from 'react';
import { AccountMenu, type AccountMenuProps } from '../account-menu/AccountMenu';
import { ready } from './story-values';

/** An account of the demo data for the screens. Like this whole file, for stories only. */
export function storyProfile(email: string): UserProfile {
  const user = fixtures.users.find((known) => known.email === email);
  return {
    id: String(user?.id ?? ''),
    email,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    phone: user?.phone ?? '',
    avatarUrl: user?.avatar ?? '',
    emailConfirmed: true,
    roles: user?.roles ?? [],
  };
}

/**
 * The account menu of a demo account, for the frames.
 * @param email of the account.
 * @default the demo candidate
 */
export const storyAccount =
  (email = 'candidate@demo.example', props: Partial<AccountMenuProps> = {}) =>
  (inMenu: boolean): ReactNode => {
    const profile = storyProfile(email);
    const own = profile.roles.includes('COMPANY') ? fixtureCompanies.slice(0, 3) : [];
    return (
      <AccountMenu inMenu={inMenu} profile={ready(profile)} companies={ready(own)} leaving={false} onSignOut={() => undefined} {...props} />
    );
  };
