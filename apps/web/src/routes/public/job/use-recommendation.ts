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

/** What only visitors who come by a recommendation need. */
const loadVisit = () => import('../../../data/referrals/visit');

/** Codes that were counted since the page was loaded: effects run twice while it is developed, and pages are left and come back to (A38). */
const counted = new Set<string>();

function countOnce(code: string): void {
  if (counted.has(code)) return;
  counted.add(code);
  // The line is gone: then the server would not have heard of it either.
  void loadVisit()
    .then(({ countView }) => countView(code))
    .catch(() => undefined);
}

/**
 * How a visitor of a job comes to a link of the own.
 * @param code that brought the visitor; the new link remembers it as its parent (decisions, rule 7). '' for none
 */
export function useOwnLink(jobId: Id<'job'>, code: string): OwnLink {
  const { pathname, search } = useLocation();
  const origin = use(OriginContext);
  return {
    // Not by a hook: whoever is logged in would redraw the page of the server before its design is there.
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
 * The recommendation in the address of a job: who it is, and what becomes of it (000 §2.4).
 * @param code '' for none
 */
export function useRecommendation(jobId: Id<'job'>, code: string): JobReferral | undefined {
  const [query] = useSearchParams();
  const referrer = useReferral(code, jobId);
  const isKnown = referrer.state === 'ready';
  useEffect(() => {
    if (code !== '') countOnce(code);
  }, [code]);
  // It stays credited when the form is opened another day; a code that nobody knows, or an own one, takes nothing from the one
  // before (rule 7).
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
