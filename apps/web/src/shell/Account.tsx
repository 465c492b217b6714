import '../members.css';
import { AccountMenu } from '@stellwerk/screens/account-menu';
import { useState } from 'react';
import { useMyCompanies } from '../data/companies/use-companies';
import { useProfile } from '../data/users/use-profile';
import { useSignOut } from './use-sign-out';

export interface AccountProps {
  /** Whether it is inside an open menu. */
  readonly inMenu: boolean;
  /** Kind of the header: that of the company has a switcher beside it. */
  readonly side: 'public' | 'company';
}

/** The menu of the logged-in person with its calls; it requests the companies when they are displayed. */
export default function Account({ inMenu, side }: AccountProps) {
  const profile = useProfile();
  const [opened, setOpened] = useState(false);
  const companies = useMyCompanies(side === 'public' && (opened || inMenu));
  const [leaving, setLeaving] = useState(false);
  const signOut = useSignOut();
  return (
    <AccountMenu
      inMenu={inMenu}
      profile={profile}
      companies={side === 'public' ? companies : undefined}
      leaving={leaving}
      onOpen={() => setOpened(true)}
      onSignOut={() => {
        setLeaving(true);
        void signOut();
      }}
    />
  );
}
