import { designPlace, isExpired, type Job, jobFallbacks, jobLink, jobMessages, readJob, type JobTemplate } from '@stellwerk/domain';
import { use, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useInitialAnswer, type InitialAnswers } from '../../../data/initial-data';
import { publicJobPath, usePublicJob } from '../../../data/jobs/use-public-job';
import { jobWords } from '../../../i18n/job.de';
import { rememberReferral } from '../../../data/referral-memory';
import { paths } from '../../../paths';
import type { PreloadCall, RouteRequest } from '../../../routes';
import { usePageHead, type PageHead } from '../../../shell/head';
import { OriginContext } from '../../../shell/origin';
import { loadOnce } from '../../../shell/load-once';
import { PublicShell } from '../../../shell/PublicShell';
import { useGoBack } from '../../../shell/use-go-back';
import { designSource, loadDesign } from './designs';
import { firstTouch } from './wake';
import { jobErrorText } from './job-error';
import { JobScreen } from './JobScreen';
import { jobPostingJsonLd } from './json-ld';

/** Retries that the error view offers (PJ49). */
const RETRIES = 2;

const idOf = (params: RouteRequest['params']): string => (params.id ?? '').trim();

export function preload({ params }: RouteRequest): readonly PreloadCall[] {
  const id = idOf(params);
  return id === '' ? [] : [{ key: publicJobPath(id) }];
}

/** The server needs the design at once; in the browser its script waits for the first touch. */
export async function prepare({ params }: RouteRequest, answers: InitialAnswers): Promise<readonly string[]> {
  const answer = answers[publicJobPath(idOf(params))];
  if (answer?.ok !== true) return [];
  const { template } = readJob(answer.body);
  await loadDesign(template);
  return [designSource(template)];
}

function headOf(job: Job | undefined, failedStatus: number | undefined, now: Date): PageHead {
  if (job === undefined) {
    // An answer that is not the posting must not be indexed; a broken connection is the server's fault, not the page's.
    return { title: jobMessages.loadFailed, noindex: true, status: failedStatus === undefined || failedStatus === 0 ? 200 : failedStatus };
  }
  const title = job.title || jobFallbacks.title;
  const company = job.company.name || jobFallbacks.company;
  return {
    title: `${title}, ${company}`,
    description: jobWords.metaDescription(title, company, designPlace(job)),
    canonical: paths.job(job.id),
    noindex: isExpired(job, now),
    jsonLd: jobPostingJsonLd(job, now),
  };
}

export default function JobRoute() {
  const id = idOf(useParams());
  const [query] = useSearchParams();
  const origin = use(OriginContext);
  const [now] = useState(() => new Date());
  const rendered = useInitialAnswer(id === '' ? null : publicJobPath(id)) !== undefined;
  // The server has the design already; in the browser a posting that came with the page waits for the first touch.
  const [load] = useState(() =>
    rendered && typeof document !== 'undefined'
      ? loadOnce((template: JobTemplate) => firstTouch().then(() => loadDesign(template)))
      : loadDesign,
  );
  const [retries, setRetries] = useState(0);
  const state = usePublicJob(id);
  const goBack = useGoBack(paths.jobs());
  const missing = id === '';
  const referral = query.get('ref') ?? '';
  // The code that brought the visitor stays credited when the form is opened another day (decisions, rule 7).
  useEffect(() => {
    if (referral !== '' && id !== '') rememberReferral(id, referral);
  }, [id, referral]);
  usePageHead(headOf(state.data, missing ? 404 : state.error?.status, now));
  const retrying = state.validating && retries > 0 && state.data === undefined;
  const error = missing ? jobMessages.missingId : state.error === undefined ? undefined : jobErrorText(state.error);
  return (
    <PublicShell wide>
      <JobScreen
        job={state.data}
        error={error}
        retriesLeft={missing ? 0 : RETRIES - retries}
        retrying={retrying}
        onRetry={() => {
          setRetries(retries + 1);
          void state.reload();
        }}
        onBack={goBack}
        referral={referral}
        now={now}
        address={jobLink(origin, id)}
        load={load}
      />
    </PublicShell>
  );
}
