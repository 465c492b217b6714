import { lazyPart, Loaded, PartBoundary, Section, Skeleton, SkeletonRegion, type Loadable } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { generalMessages, messageOf, type UserProfile } from '@stellwerk/domain';
import { ProfileForm, type ProfileValues } from '@stellwerk/forms/profile-form';
import { account } from '../../i18n/account.de';
import type { AccountDataProps } from './AccountData';
import type { AvatarFieldProps } from './AvatarField';
import { PasswordChangeForm, type PasswordChange } from './PasswordChangeForm';
import { UnconfirmedHint } from '../../shared/UnconfirmedHint';

const AvatarField = lazyPart(() => import('./AvatarField'));
const AccountData = lazyPart(() => import('./AccountData'));

const texts = account.profile;

export interface ProfileScreenProps {
  readonly profile: Loadable<UserProfile>;
  /** Saves the profile; rejects on failure. */
  readonly onSave: (values: ProfileValues) => Promise<unknown>;
  /** Changes the password and leaves the page; rejects on failure. */
  readonly onChangePassword: (change: PasswordChange) => Promise<unknown>;
  /** Requests a new confirmation mail; rejects on failure. */
  readonly onResend: () => Promise<unknown>;
  /** The person's picture (AC22). @default no such section */
  readonly avatar?: Pick<AvatarFieldProps, 'onChosen' | 'onRemove'>;
  /** Export and deletion (decisions, rule 10). @default no such section */
  readonly data?: AccountDataProps;
}

type ContentProps = Omit<ProfileScreenProps, 'profile'> & { readonly profile: UserProfile };

function Content({ profile, onSave, onChangePassword, onResend, avatar, data }: ContentProps) {
  const save = useAction(onSave, { failure: messageOf, failureIn: 'screen' });
  const { firstName, lastName, phone, email, emailConfirmed } = profile;
  return (
    <div className="sw:grid sw:max-w-[640px] sw:grid-cols-1 sw:gap-12">
      {!emailConfirmed && <UnconfirmedHint email={email} onResend={onResend} />}
      {avatar && (
        <PartBoundary waiting={<Skeleton height={110} />}>
          <AvatarField name={`${firstName} ${lastName}`.trim() || email} url={profile.avatarUrl} {...avatar} />
        </PartBoundary>
      )}
      <Section title={texts.title} size="lg">
        <ProfileForm defaultValues={{ firstName, lastName, phone }} email={email} onSubmit={(values) => save.submit(values)} />
      </Section>
      <Section title={texts.passwordTitle} size="lg" intro={texts.passwordIntro} className="sw:border-t sw:border-line sw:pt-8">
        <PasswordChangeForm onSubmit={onChangePassword} />
      </Section>
      {data && (
        <PartBoundary>
          <AccountData {...data} />
        </PartBoundary>
      )}
    </div>
  );
}

const skeleton = (
  <SkeletonRegion className="sw:grid sw:max-w-[640px] sw:gap-5">
    <Skeleton width={240} height={32} />
    <Skeleton height={48} />
    <Skeleton height={48} />
  </SkeletonRegion>
);

/** The person's profile and password (O01). */
export function ProfileScreen({ profile, ...rest }: ProfileScreenProps) {
  return (
    <Loaded value={profile} skeleton={skeleton} failure={{ title: texts.loadFailed, children: generalMessages.retryLater }}>
      {(loaded) => <Content {...rest} profile={loaded} />}
    </Loaded>
  );
}
