import '../../../members.css';
import { publicJob } from '@stellwerk/domain/calls';
import { SuccessScreen, type SentApplication } from '@stellwerk/screens/application/success';
import { applySuccessTexts } from '@stellwerk/screens/i18n/apply-success.de';
import { useSearchParams } from 'react-router-dom';
import { appliedJob, readLastApplied } from '../../../data/applications/last-applied';
import { usePublicJob } from '../../../data/jobs/use-public-job';
import { useHydrated, useToken } from '../../../data/session';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';

/** The number in the server's redirect after the form without JavaScript (decision 0066); '' without one. */
const numberIn = (search: URLSearchParams): string => /^\d{1,15}$/.exec(search.get('number') ?? '')?.[0] ?? '';

export function preload({ params, search }: RouteRequest): readonly PreloadCall[] {
  return numberIn(search) === '' ? [] : [{ call: publicJob, params: { id: params.id ?? '' } }];
}

/** The sent application from the URL; null without one. */
function useNumbered(id: string): SentApplication | null {
  const [search] = useSearchParams();
  const applicationId = numberIn(search);
  const { data: job } = usePublicJob(applicationId === '' ? '' : id);
  return applicationId === '' ? null : { applicationId, sentAt: '', job: appliedJob(id, job, new URLSearchParams()) };
}

export default function SuccessRoute() {
  const { id = '' } = usePageParams();
  const hydrated = useHydrated();
  const loggedIn = useToken() !== null;
  const numbered = useNumbered(id);
  usePageHead({ title: applySuccessTexts.title, noindex: true });
  return (
    <PublicShell>
      <SuccessScreen applied={numbered ?? (hydrated ? readLastApplied(id) : null)} loggedIn={loggedIn} />
    </PublicShell>
  );
}
