import { PartBoundary, type PartFailure } from '@stellwerk/design-system/part';
import { shellTexts } from '@stellwerk/screens/i18n/shell.de';
import { PageFailed } from '@stellwerk/screens/shell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EarlyClicks } from './EarlyClicks';
import { usePageHead } from './head';
import { PublicShell } from './PublicShell';

function FailedPage(failure: PartFailure) {
  usePageHead({ title: shellTexts.pageNotLoaded, noindex: true });
  return (
    <PublicShell>
      <PageFailed {...failure} />
      <EarlyClicks />
    </PublicShell>
  );
}

const failedPage = (failure: PartFailure): ReactNode => <FailedPage {...failure} />;

/** Boundary of the page: shows loading and rendering errors. The next page starts fresh. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <PartBoundary of={key} renderFailed={failedPage}>
      {children}
    </PartBoundary>
  );
}
