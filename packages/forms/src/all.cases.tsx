import { bare, control, root, type Cases } from '@stellwerk/testing/cases';
import * as forms from './index';

const nothing = () => undefined;
const arrives = () => Promise.resolve(null);

/** One case per exported component; the tests beside it fail for a component without one. */
export const cases: Cases = {
  ApplicationForm: root((p) => <forms.ApplicationForm {...p} jobId="1" onSubmit={arrives} onCancel={nothing} />),
  AuthCard: root((p) => (
    <forms.AuthCard {...p} title="Willkommen">
      Formular
    </forms.AuthCard>
  )),
  CompanyProfileForm: root((p) => <forms.CompanyProfileForm {...p} industries={[]} onSubmit={arrives} />),
  DeactivationForm: root((p) => <forms.DeactivationForm {...p} companyName="Nordbahn" onConfirm={arrives} onCancel={nothing} />),
  ConfirmEmailForm: root((p) => <forms.ConfirmEmailForm {...p} signedIn={false} onSubmit={arrives} />),
  // Unknown props go to all three radio buttons, as `register` expects; the table counts one.
  DesignChoice: bare(() => <forms.DesignChoice name="design" />),
  DesignForm: root((p) => (
    <forms.DesignForm
      {...p}
      defaultValues={{ templateType: 'template2', jobProfileType: 'DEFAULT' }}
      onSubmit={arrives}
      onCancel={nothing}
    />
  )),
  FocusPageForm: root((p) => <forms.FocusPageForm {...p} mode="create" industries={[]} onSubmit={arrives} />),
  InviteForm: root((p) => <forms.InviteForm {...p} onSubmit={arrives} />),
  JobForm: root((p) => <forms.JobForm {...p} mode="create" members={[]} focusPages={[]} onSubmit={arrives} onCancel={nothing} />),
  JobSummary: root((p) => <forms.JobSummary {...p} title="Fachplanung" />),
  LoginForm: root((p) => <forms.LoginForm {...p} registerHref="/register" onSubmit={arrives} />),
  MessageForm: root((p) => <forms.MessageForm {...p} recipients={[]} onSubmit={arrives} />),
  NewPasswordField: control((p) => <forms.NewPasswordField {...p} label="Passwort" length={3} />),
  NewsletterForm: root((p) => <forms.NewsletterForm {...p} onSubmit={arrives} />),
  PasswordForgotForm: root((p) => <forms.PasswordForgotForm {...p} loginHref="/login" onSubmit={arrives} />),
  PasswordResetForm: root((p) => <forms.PasswordResetForm {...p} loginHref="/login" onSubmit={arrives} />),
  ProfileForm: root((p) => (
    <forms.ProfileForm {...p} email="a@b.example" defaultValues={{ firstName: '', lastName: '', phone: '' }} onSubmit={arrives} />
  )),
  ReferralNote: root((p) => <forms.ReferralNote {...p} referral={{ code: 'JANA7', name: 'Jana Petersen' }} />),
  RegistrationForm: root((p) => <forms.RegistrationForm {...p} loginHref="/login" onSubmit={arrives} />),
  SettingsForm: root((p) => <forms.SettingsForm {...p} defaultValues={forms.DEFAULT_SETTINGS} onSubmit={arrives} />),
  SubscriptionConfirmation: root((p) => (
    <forms.SubscriptionConfirmation {...p} plan={{ name: 'Premium', price: 99 }} cycle="MONTHLY" onConfirm={nothing} onBack={nothing} />
  )),
  TeamMemberForm: root((p) => <forms.TeamMemberForm {...p} mode="create" onSubmit={arrives} />),
};
