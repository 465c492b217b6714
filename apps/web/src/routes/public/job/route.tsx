import { loadable } from '@stellwerk/design-system';
import {
  ApiError,
  appliedTo,
  designPlace,
  isEmbedded,
  isExpired,
  jobFallbacks,
  jobLink,
  jobMessages,
  jobPicturePath,
  readJob,
  type Job,
} from '@stellwerk/domain';
import { endedJob, publicJob, referral } from '@stellwerk/domain/calls';
import { jobTexts } from '@stellwerk/screens/i18n/job.de';
import { jobsTexts } from '@stellwerk/screens/i18n/jobs.de';
import { paths } from '@stellwerk/screens/paths';
import { renderedDesign, JobScreen, loadDesign, loadNotice, type JobReport } from '@stellwerk/screens/public/job';
import { LatePart } from '@stellwerk/screens/shell';
import { use, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keyOf } from '../../../data/call-input';
import { answerUnder, useInitialAnswer, type InitialAnswers } from '../../../data/initial-data';
import { lastList } from '../../../data/list-memory';
import { recordVisit } from '../../../data/record-visit';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { usePublicJob } from '../../../data/jobs/use-public-job';
import { codeOf, isOwnReferral } from '../../../data/referral-memory';
import { currentPerson } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { savedStore, SavedMarks } from '../../../data/saved-jobs/store';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead, type JsonLd, type PageHead } from '../../../shell/head';
import { breadcrumbJsonLd } from '../../../shell/json-ld';
import { OriginContext } from '../../../shell/page-settings';
import { PublicShell } from '../../../shell/PublicShell';
import { useGoBack } from '../../../shell/use-go-back';
import { designSources, loadEnded } from './late-parts';
import { EmbeddedFrame } from './EmbeddedFrame';
import { jobPostingJsonLd } from './json-ld';
import { SimilarWhenNear } from './SimilarWhenNear';
import { useOwnLink, useRecommendation } from './use-recommendation';

const idOf = (params: RouteRequest['params']): string => (params.id ?? '').trim();

/** The code whose referral the page shows; '' without one, and in a frame on another site (O90). */
const shownCode = (query: URLSearchParams): string => (isEmbedded(query) ? '' : codeOf(query));

export function preload({ params, search }: RouteRequest): readonly PreloadCall[] {
  const id = idOf(params);
  if (id === '') return [];
  const code = shownCode(search);
  return [{ call: publicJob, params: { id } }, ...(code === '' ? [] : [{ call: referral, params: { code } }])];
}

/** The response to the call for the job itself. */
const jobIn = (answers: InitialAnswers, params: RouteRequest['params']) =>
  answerUnder(answers, keyOf(publicJob, { params: { id: idOf(params) } }));

/** A hidden job may have been public (O106). */
export function preloadNext({ params }: RouteRequest, answers: InitialAnswers): readonly PreloadCall[] {
  const answer = jobIn(answers, params);
  return answer?.ok === false && answer.status === 404 ? [{ call: endedJob, params: { id: idOf(params) } }] : [];
}

/** The server needs the design at once; in the browser its script waits for the first interaction. */
export async function prepare({ params, search }: RouteRequest, answers: InitialAnswers): Promise<readonly string[]> {
  if (!import.meta.env.SSR) return [];
  const answer = jobIn(answers, params);
  if (answer?.ok !== true) {
    await loadEnded('ended').promise;
    return [];
  }
  const { template } = readJob(answer.body);
  await Promise.all([loadDesign(template).promise, ...(shownCode(search) === '' ? [] : [loadNotice()])]);
  return [designSources[template]];
}

/** Nothing after the closing date (decisions, rule 14). */
function jsonLdOf(job: Job, now: Date, origin: string): readonly JsonLd[] {
  const data = jobPostingJsonLd(job, now, origin);
  if (data === undefined) return [];
  const steps = [
    { name: jobsTexts.title, path: paths.jobs() },
    { name: job.title || jobFallbacks.title, path: paths.job(job.id) },
  ];
  return [data, breadcrumbJsonLd(steps, origin)];
}

function headOf(job: Job | undefined, failedStatus: number | undefined, now: Date, origin: string): PageHead {
  if (job === undefined) {
    // An error response must not be indexed; for a broken connection the server is the cause, not the page.
    return { title: jobMessages.loadFailed, noindex: true, status: failedStatus === undefined || failedStatus === 0 ? 200 : failedStatus };
  }
  const title = job.title || jobFallbacks.title;
  const company = job.company.name || jobFallbacks.company;
  return {
    title: `${title}, ${company}`,
    noindex: isExpired(job, now) || !job.company.listed,
    // Data for crawlers and link previews are only in the server's page.
    ...(import.meta.env.SSR && {
      description: jobTexts.metaDescription(title, company, designPlace(job)),
      canonical: paths.job(job.id),
      picture: { path: jobPicturePath(job.id), alt: `${title}, ${company}` },
      jsonLd: jsonLdOf(job, now, origin),
    }),
  };
}

/** The job existed, and will not return. */
const endedHead: PageHead = { title: jobTexts.ended, noindex: true, status: 410 };

/** Sends a report of a job (O95). */
const reportOf = (id: string) => async (body: JobReport) => (await import('../../../data/jobs/report-job')).reportJob(id, body);

/** The URL names no job, and a retry will not change that. */
const noId = loadable.failed(new ApiError('http', '', { status: 400, serverMessage: jobMessages.missingId }));

export default function JobRoute() {
  const id = idOf(usePageParams());
  const [query] = useSearchParams();
  const origin = use(OriginContext);
  const [now] = useState(() => new Date());
  const rendered = useInitialAnswer(id === '' ? null : keyOf(publicJob, { params: { id } })) !== undefined;
  // The server has the design already; in the browser a job of the first page waits for the first interaction.
  const code = shownCode(query);
  const [load] = useState(() =>
    // A logged-in person and the owner of the link see the visitor's page until the script is loaded.
    rendered && typeof document !== 'undefined'
      ? renderedDesign({ recommended: code !== '', atOnce: currentPerson() !== '' || isOwnReferral(id, code) })
      : loadDesign,
  );
  const state = usePublicJob(id);
  const goBack = useGoBack(paths.jobs());
  const missing = id === '';
  const seen = state.data?.id;
  useEffect(() => {
    if (seen !== undefined) recordVisit('JOB', seen);
  }, [seen]);
  const recommendation = useRecommendation(id, code);
  const ownLink = useOwnLink(id, code);
  const applied = appliedTo(useOwnApplications().data ?? [], id);
  const embedded = isEmbedded(query);
  const mayHaveEnded = state.error?.status === 404;
  const ended = useCall(endedJob, mayHaveEnded ? { params: { id } } : undefined);
  const head = ended.data ? endedHead : headOf(state.data, missing ? 404 : state.error?.status, now, origin);
  // The embedded job is a duplicate of its page.
  usePageHead(embedded ? { ...head, noindex: true } : head);
  // A job whose script is still loading stays as rendered by the server: React would discard it with the first change.
  const screen = useDeferredValue(
    ended.state === 'ready' ? (
      <LatePart part={loadEnded('ended')}>{(Ended) => <Ended ended={ended.data} embedded={embedded} />}</LatePart>
    ) : (
      <JobScreen
        job={missing ? noId : mayHaveEnded && ended.state === 'loading' ? loadable.loading() : state}
        retries={missing ? 0 : undefined}
        onBack={embedded ? undefined : goBack}
        referral={codeOf(query)}
        recommendation={recommendation}
        applied={embedded ? undefined : applied}
        ownLink={ownLink}
        now={now}
        jobUrl={jobLink(origin, id)}
        onReport={reportOf(id)}
        saved={savedStore}
        lastList={lastList}
        below={state.data && <SimilarWhenNear key={id} id={id} />}
        load={load}
        embedded={embedded}
      />
    ),
  );
  return embedded ? (
    <EmbeddedFrame>{screen}</EmbeddedFrame>
  ) : (
    <PublicShell wide>
      {screen}
      <SavedMarks />
    </PublicShell>
  );
}
