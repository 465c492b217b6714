import '../../../members.css';
import { Banner, TextLink } from '@stellwerk/design-system';
import { AuthCard, PasswordResetForm } from '@stellwerk/forms/auth';
import { useSearchParams } from 'react-router-dom';
import { resetPassword } from '../../../data/auth/account';
import { attempt } from '../../../data/auth/attempt';
import { clearSession } from '../../../data/session';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { GatePage } from '../GatePage';

const words = account.reset;

/** Sets a new password over a mailed link (O01). */
export default function ResetPasswordRoute() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  usePageHead({ title: words.title, noindex: true });
  const again = <TextLink href={paths.forgotPassword()}>{words.again}</TextLink>;
  if (token === '') {
    return (
      <GatePage>
        <AuthCard title={words.title} footer={again}>
          <Banner tone="warning" title={words.missingTitle}>
            <p>{words.missing}</p>
          </Banner>
        </AuthCard>
      </GatePage>
    );
  }
  return (
    <GatePage>
      <PasswordResetForm
        loginHref={paths.login()}
        onSubmit={({ password }) =>
          attempt(async () => {
            await resetPassword(token, password);
            // Every session of the account has ended, one in this browser too.
            clearSession();
          })
        }
      />
      <p>{again}</p>
    </GatePage>
  );
}
