import type { UserProfile } from '@stellwerk/domain';
import { useNavigate } from 'react-router-dom';
import { changePassword, resendConfirmation, updateProfile } from '../../../data/auth/account';
import { attempt } from '../../../data/auth/attempt';
import { withNotice } from '../../../data/auth/notice';
import { clearSession } from '../../../data/session';
import type { ApiState } from '../../../data/use-api';
import { paths } from '../../../paths';
import { ProfileScreen } from './ProfileScreen';

export interface ProfileProps {
  readonly profile: ApiState<UserProfile>;
  /** Tells the page that the session is about to end here. */
  readonly onLeave: () => void;
}

/** The profile with its calls. */
export function Profile({ profile, onLeave }: ProfileProps) {
  const navigate = useNavigate();
  return (
    <ProfileScreen
      profile={profile.data}
      failed={profile.error !== undefined}
      retrying={profile.validating}
      onRetry={() => void profile.reload()}
      onSave={(change) =>
        attempt(async () => {
          await profile.mutate(await updateProfile(change), { revalidate: false });
        })
      }
      onResend={() => attempt(resendConfirmation)}
      onChangePassword={({ currentPassword, newPassword }) =>
        attempt(async () => {
          await changePassword(currentPassword, newPassword);
          // Every session has ended, this one too (decisions, rule 9).
          onLeave();
          await navigate(paths.login(paths.profile()), { state: withNotice('password-changed') });
          clearSession();
        })
      }
    />
  );
}
