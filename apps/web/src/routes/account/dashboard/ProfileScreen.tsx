import { ErrorState, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { generalMessages, type UserProfile } from '@stellwerk/domain';
import type { SubmitFailure } from '@stellwerk/forms/auth';
import { ProfileForm } from '@stellwerk/forms/profile-form';
import { lazy, Suspense } from 'react';
import { account } from '../../../i18n/account.de';
import type { ProfileChange } from '../../../data/auth/account';
import type { AccountDataProps } from './AccountData';
import type { AvatarFieldProps } from './AvatarField';
import { PasswordChangeForm, type PasswordChange } from './PasswordChangeForm';
import { UnconfirmedHint } from './UnconfirmedHint';

const AvatarField = lazy(() => import('./AvatarField'));
const AccountData = lazy(() => import('./AccountData'));

const words = account.profile;

export interface ProfileScreenProps {
  /** Undefined until the answer is there. */
  readonly profile: UserProfile | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onSave: (change: ProfileChange) => Promise<SubmitFailure | null>;
  readonly onChangePassword: (change: PasswordChange) => Promise<SubmitFailure | null>;
  /** Asks for a new mail that confirms the address. */
  readonly onResend: () => Promise<SubmitFailure | null>;
  /** The own picture (AC22). @default no such section */
  readonly avatar?: Pick<AvatarFieldProps, 'onChosen' | 'onRemove' | 'busy' | 'error'>;
  /** Export and deletion (decisions, rule 10). @default no such section */
  readonly data?: AccountDataProps;
}

/** The own profile and password (O01). */
export function ProfileScreen({
  profile,
  failed,
  retrying,
  onRetry,
  onSave,
  onChangePassword,
  onResend,
  avatar,
  data,
}: ProfileScreenProps) {
  if (failed && profile === undefined) {
    return (
      <ErrorState title={words.loadFailed} onRetry={onRetry} retrying={retrying}>
        {generalMessages.retryLater}
      </ErrorState>
    );
  }
  if (profile === undefined) {
    return (
      <SkeletonRegion className="sw:grid sw:max-w-[640px] sw:gap-5">
        <Skeleton width={240} height={32} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </SkeletonRegion>
    );
  }
  const { firstName, lastName, phone, email, emailConfirmed } = profile;
  return (
    <div className="sw:grid sw:max-w-[640px] sw:grid-cols-1 sw:gap-12">
      {!emailConfirmed && <UnconfirmedHint email={email} onResend={onResend} />}
      {avatar && (
        <Suspense fallback={<Skeleton height={110} />}>
          <AvatarField name={`${firstName} ${lastName}`.trim() || email} url={profile.avatarUrl} {...avatar} />
        </Suspense>
      )}
      <section aria-labelledby="angaben">
        <h2 id="angaben" className="sw:mb-5 sw:text-2xl">
          {words.title}
        </h2>
        <ProfileForm defaultValues={{ firstName, lastName, phone }} email={email} onSubmit={onSave} />
      </section>
      <section aria-labelledby="passwort" className="sw:border-t sw:border-line sw:pt-8">
        <h2 id="passwort" className="sw:mb-2 sw:text-2xl">
          {words.passwordTitle}
        </h2>
        <p className="sw:mb-5 sw:text-ink-2">{words.passwordIntro}</p>
        <PasswordChangeForm onSubmit={onChangePassword} />
      </section>
      {data && (
        <Suspense>
          <AccountData {...data} />
        </Suspense>
      )}
    </div>
  );
}
