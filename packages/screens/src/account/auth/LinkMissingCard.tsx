import { Banner, TextLink } from '@stellwerk/design-system';
import { AuthCard } from '@stellwerk/forms/auth';
import { account } from '../../i18n/account.de';
import { paths } from '../../paths';

const texts = account.reset;

/** URL to request a new link (O01). */
export const NewLink = () => <TextLink href={paths.forgotPassword()}>{texts.again}</TextLink>;

/** Shown when the page for a new password was opened without the mailed link (O01). */
export function LinkMissingCard() {
  return (
    <AuthCard title={texts.title} footer={<NewLink />}>
      <Banner tone="warning" title={texts.missingTitle}>
        <p>{texts.missing}</p>
      </Banner>
    </AuthCard>
  );
}
