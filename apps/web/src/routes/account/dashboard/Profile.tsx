import type { UserProfile } from '@stellwerk/domain';
import { ProfileScreen } from '@stellwerk/screens/account/dashboard';
import { paths } from '@stellwerk/screens/paths';
import { useNavigate } from 'react-router-dom';
import { changePassword, resendConfirmation, updateProfile } from '../../../data/auth/account';
import { withNotice } from '../notice';
import { clearSession } from '../../../data/session-change';
import type { CallState } from '../../../data/use-call';

export interface ProfileProps {
  readonly profile: CallState<UserProfile>;
  /** Tells the page that the session is about to end here. */
  readonly onLeave: () => void;
}

/** The profile with its calls. */
export function Profile({ profile, onLeave }: ProfileProps) {
  const navigate = useNavigate();
  return (
    <ProfileScreen
      profile={profile}
      onSave={async (change) => profile.mutate(await updateProfile(change), { revalidate: false })}
      onResend={resendConfirmation}
      onChangePassword={async ({ currentPassword, newPassword }) => {
        await changePassword(currentPassword, newPassword);
        // Every session has ended, this one too (decisions, rule 9).
        onLeave();
        await navigate(paths.login(paths.profile()), { state: withNotice('password-changed') });
        clearSession();
      }}
    />
  );
}
