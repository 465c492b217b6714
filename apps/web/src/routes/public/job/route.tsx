import { designPlace, isExpired, type Job, jobFallbacks, jobMessages, readJob } from '@stellwerk/domain';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { InitialAnswers } from '../../../data/initial-data';
import { publicJobPath, usePublicJob } from '../../../data/jobs/use-public-job';
import { de } from '../../../i18n/de';
import { paths } from '../../../paths';
import type { PreloadCall, RouteRequest } from '../../../routes';
import { usePageHead, type PageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { useGoBack } from '../../../shell/use-go-back';
import { designSource, loadDesign } from './designs';
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
    description: de.job.metaDescription(title, company, designPlace(job)),
    canonical: paths.job(job.id),
    noindex: isExpired(job, now),
    jsonLd: jobPostingJsonLd(job, now),
  };
}

export default function JobRoute() {
  const id = idOf(useParams());
  const [query] = useSearchParams();
  const [now] = useState(() => new Date());
  const [retries, setRetries] = useState(0);
  const state = usePublicJob(id);
  const goBack = useGoBack(paths.jobs());
  const missing = id === '';
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
        referral={query.get('ref') ?? undefined}
        now={now}
      />
    </PublicShell>
  );
}
