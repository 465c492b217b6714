import { useToast } from '@stellwerk/design-system';
import { isUnderWay, type UserProfile } from '@stellwerk/domain';
import { account } from '@stellwerk/screens/i18n/account.de';
import { ProfileScreen } from '@stellwerk/screens/account/dashboard';
import { paths } from '@stellwerk/screens/paths';
import { useNavigate } from 'react-router-dom';
import {
  changePassword,
  deleteAccount,
  removeAvatar,
  resendConfirmation,
  saveOwnData,
  updateProfile,
  uploadAvatar,
} from '../../../data/auth/account';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { withNotice } from '../notice';
import { clearSession } from '../../../data/session-change';
import type { CallState } from '../../../data/use-call';
import { useConfirmedElsewhere } from '../../../shell/use-confirmed-elsewhere';

export interface ProfileProps {
  readonly profile: CallState<UserProfile>;
  /** Informs the page that the session is about to end here. */
  readonly onLeave: () => void;
}

/** The profile with its calls. */
export function Profile({ profile, onLeave }: ProfileProps) {
  const navigate = useNavigate();
  const applications = useOwnApplications();
  const toast = useToast();
  useConfirmedElsewhere(profile);
  /** The picture is shown once it is stored. */
  const show = (avatarUrl: string): Promise<unknown> =>
    profile.mutate((current) => current && { ...current, avatarUrl }, { revalidate: false });
  return (
    <ProfileScreen
      profile={profile}
      onSave={async (change) => profile.mutate(await updateProfile(change), { revalidate: false })}
      avatar={{ onChosen: async (file) => show(await uploadAvatar(file)), onRemove: () => removeAvatar().then(() => show('')) }}
      data={{
        exportData: saveOwnData,
        deleteAccount: async (password) => {
          await deleteAccount(password);
          onLeave();
          toast.success(account.data.deleted);
          await navigate(paths.start());
          clearSession();
        },
        openApplications: applications.data?.filter(({ status }) => isUnderWay(status)).length ?? 0,
      }}
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
