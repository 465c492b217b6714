import type { Id } from '@stellwerk/domain';
import { referralLink } from '@stellwerk/domain';
import { paths } from '@stellwerk/screens/paths';
import type { JobReferral, OwnLink } from '@stellwerk/screens/public/job';
import { use, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pushEvent } from '../../../data/data-layer';
import { useReferral } from '../../../data/referrals/use-referral';
import { isOwnReferral, rememberReferral } from '../../../data/referral-memory';
import { currentToken } from '../../../data/session';
import { OriginContext } from '../../../shell/page-settings';

/** Code for visitors with a referral only. */
const loadVisit = () => import('../../../data/referrals/visit');

/** Codes counted since the page was loaded: effects run twice in development, and pages are left and visited again (A38). */
const counted = new Set<string>();

function countOnce(code: string): void {
  if (counted.has(code)) return;
  counted.add(code);
  // Offline: the server would not have received it either.
  void loadVisit()
    .then(({ countView }) => countView(code))
    .catch(() => undefined);
}

/**
 * Creates a visitor's own link to a job.
 * @param code that the visitor followed; it becomes the parent of the new link (decisions, rule 7). '' for none
 */
export function useOwnLink(jobId: Id<'job'>, code: string): OwnLink {
  const { pathname, search } = useLocation();
  const origin = use(OriginContext);
  return {
    // Not by a hook: for a logged-in person it would re-render before hydration of the design.
    loginHref: () => (currentToken() === null ? paths.login(pathname + search) : undefined),
    onCreate: async () => referralLink(origin, jobId, await (await loadVisit()).makeReferral(jobId, code)),
    onCopied: (link) =>
      pushEvent({
        event: 'referral_new_link_copied',
        referral_code: new URL(link).searchParams.get('ref') ?? '',
        ...(code !== '' && { source_referral_code: code }),
        job_id: jobId,
      }),
  };
}

/**
 * The referral in the URL of a job: its referrer and its actions (000 §2.4).
 * @param code '' for none
 */
export function useRecommendation(jobId: Id<'job'>, code: string): JobReferral | undefined {
  const [query] = useSearchParams();
  const referrer = useReferral(code, jobId);
  const isKnown = referrer.state === 'ready';
  useEffect(() => {
    if (code !== '') countOnce(code);
  }, [code]);
  // The credit stays when the form is opened another day; an unknown or own code does not replace the previous
  // one (rule 7).
  useEffect(() => {
    if (code !== '' && isKnown && !isOwnReferral(jobId, code)) rememberReferral(jobId, code);
  }, [jobId, code, isKnown]);
  if (code === '') return undefined;
  return {
    referrer,
    isOwn: () => isOwnReferral(jobId, code),
    title: query.get('title') ?? '',
    location: query.get('location') ?? '',
    onNoInterest: () => {
      pushEvent({ event: 'referral_no_interest', referral_code: code, job_id: jobId });
      void loadVisit()
        .then(({ countReject }) => countReject(code))
        .catch((error: unknown) => console.error('Disinterest was not recorded.', error));
    },
  };
}
