import { errorPageWords } from '../../../i18n/error-page.de';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { ErrorPageScreen } from '../errors/ErrorPageScreen';

/** German 404 page (O60). */
export default function NotFoundRoute() {
  usePageHead({ title: errorPageWords['not-found'].title, noindex: true, status: 404 });
  return (
    <PublicShell>
      <ErrorPageScreen kind="not-found" />
    </PublicShell>
  );
}
