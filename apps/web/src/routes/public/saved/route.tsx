import { PartBoundary, lazyPart } from '@stellwerk/design-system';
import { savedJobsTexts } from '@stellwerk/screens/i18n/saved-jobs.de';
import { pageIn } from '@stellwerk/screens/lists';
import { paths } from '@stellwerk/screens/paths';
import { NoScript } from '@stellwerk/screens/shell';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useHydrated, useToken } from '../../../data/session';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

const SavedHere = lazyPart(() => import('./SavedHere'));

/** A visitor's jobs saved in this browser (O93); a logged-in person is redirected to the own ones. */
export default function SavedRoute() {
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  const page = pageIn(useSearchParams()[0]);
  usePageHead({ title: savedJobsTexts.title, noindex: true });
  if (loggedIn) return <Navigate to={paths.ownSavedJobs()} replace />;
  return (
    <PublicShell>
      <NoScript />
      <h1 className="sw:mb-6 sw:text-3xl">{savedJobsTexts.title}</h1>
      {/* The server cannot read the browser's storage. */}
      {hydrated && (
        <PartBoundary>
          <SavedHere page={page} />
        </PartBoundary>
      )}
    </PublicShell>
  );
}
