import { generalMessages, isExpired, type Job } from '@stellwerk/domain';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../../data/api-error';
import { publicJobPath, usePublicJob } from '../../../data/jobs/use-public-job';
import { forgetReferral, rememberedReferral } from '../../../data/referral-memory';
import { useHydrated } from '../../../data/session';
import { useProfile } from '../../../data/users/use-profile';
import { applyWords } from '../../../i18n/apply.de';
import { paths } from '../../../paths';
import type { PreloadCall, RouteRequest } from '../../../routes';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { useGoBack } from '../../../shell/use-go-back';
import { ApplyScreen, type ApplyState } from './ApplyScreen';
import { useDraft } from './use-draft';
import { useSubmit } from './use-submit';

export function preload({ params }: RouteRequest): readonly PreloadCall[] {
  return [{ key: publicJobPath(params.id ?? '') }];
}

/** Why there is no form; null when there is one. */
function withoutForm(job: Job | undefined, error: ApiError | undefined, now: Date): ApplyState | null {
  if (error?.status === 404) return { kind: 'not-found' };
  if (error !== undefined) return { kind: 'error', reason: error.serverMessage || generalMessages.retryLater };
  if (job === undefined) return { kind: 'loading' };
  return isExpired(job, now) ? { kind: 'closed', closesAt: job.closesAt } : null;
}

/** The code that is credited: the one in the address, else the remembered one, unless the person took it off (rule 7). */
function useReferral(jobId: string, query: URLSearchParams) {
  const [removed, setRemoved] = useState(false);
  const hydrated = useHydrated();
  const code = removed ? '' : query.get('ref') || (hydrated ? rememberedReferral(jobId) : '');
  return {
    code,
    remove: () => {
      forgetReferral(jobId);
      setRemoved(true);
    },
  };
}

export default function ApplyRoute() {
  const { id: jobId = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.jobs());
  const [now] = useState(() => new Date());
  const { data: job, error } = usePublicJob(jobId);
  const { data: profile } = useProfile();
  const { draft, keep, drop } = useDraft(jobId);
  const referral = useReferral(jobId, query);
  const { submitting, progress, submit, stop, prepare } = useSubmit({ jobId, job, query, referral: referral.code, dropDraft: drop });
  usePageHead({ title: applyWords.title, noindex: true, status: error === undefined ? 200 : error.status || 200 });

  const state: ApplyState = withoutForm(job, error, now) ?? {
    kind: 'form',
    form: {
      jobId,
      defaultValues: draft,
      initialFiles: draft?.files,
      locked: profile && { firstName: profile.firstName, lastName: profile.lastName, email: profile.email, phone: profile.phone },
      submitting,
      progress,
      onStopUpload: stop,
      onSubmit: submit,
      onDraftChange: (next) => {
        keep(next);
        prepare();
      },
      onCancel: () => (window.history.length > 1 ? void navigate(-1) : void navigate(paths.job(jobId))),
      referral: referral.code === '' ? undefined : { code: referral.code, name: '' },
      onRemoveReferral: referral.remove,
    },
  };
  return (
    <PublicShell>
      <ApplyScreen
        state={state}
        onBack={goBack}
        summary={{
          title: query.get('title') || job?.title,
          company: query.get('company') || job?.company.name,
          location: query.get('location') || job?.location || job?.city,
          employment: query.get('employment') || job?.employment,
          workingModel: query.get('workingModel') || job?.workingModel,
          logoUrl: job?.company.logoUrl,
        }}
      />
    </PublicShell>
  );
}
