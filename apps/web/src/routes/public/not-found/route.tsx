import { errorPageTexts } from '@stellwerk/screens/i18n/error-page.de';
import { ErrorPageScreen } from '@stellwerk/screens/public/errors';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** German 404 page (O60). */
export default function NotFoundRoute() {
  usePageHead({ title: errorPageTexts['not-found'].title, noindex: true, status: 404 });
  return (
    <PublicShell>
      <ErrorPageScreen kind="not-found" />
    </PublicShell>
  );
}
