import type { Id } from '@stellwerk/domain';
import { appliedTo } from '@stellwerk/domain';
import { publicJob, referral } from '@stellwerk/domain/calls';
import { ApplyScreen, type ApplyScreenProps } from '@stellwerk/screens/application/apply';
import { applyTexts } from '@stellwerk/screens/i18n/job.de';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { namedJob } from '../../../data/applications/named-job';
import { useOwnApplications } from '../../../data/own-applications/use-own-applications';
import { usePublicJob } from '../../../data/jobs/use-public-job';
import { codeOf } from '../../../data/referral-memory';
import { useProfile } from '../../../data/users/use-profile';
import type { PreloadCall, RouteRequest } from '../../../route-types';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { useGoBack } from '../../../shell/use-go-back';
import { useCredited } from './use-credited';
import { useDraft } from './use-draft';
import { useOwner } from './use-owner';
import { usePosted } from './use-posted';
import { useSubmit } from './use-submit';

export function preload({ params, search }: RouteRequest): readonly PreloadCall[] {
  const code = codeOf(search);
  return [{ call: publicJob, params: { id: params.id ?? '' } }, ...(code === '' ? [] : [{ call: referral, params: { code } }])];
}

/** This page without the code in its URL. */
function withoutReferral(jobId: Id<'job'>, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('ref');
  return paths.apply(jobId, rest);
}

interface ApplyProps {
  readonly owner: string;
  /** Called when the entries of an earlier visit are deleted. */
  readonly onDeleted: () => void;
}

/** Name in a draft. */
const nameOf = ({
  firstName = '',
  lastName = '',
  email = '',
}: Readonly<Partial<Record<'firstName' | 'lastName' | 'email', string>>>): string => `${firstName} ${lastName}`.trim() || email;

function Apply({ owner, onDeleted }: ApplyProps) {
  const { id: jobId = '' } = usePageParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.jobs());
  const [now] = useState(() => new Date());
  const call = usePublicJob(jobId);
  const { data: job, error } = call;
  const { data: profile } = useProfile();
  const { draft, keep, drop } = useDraft(jobId, owner);
  const posted = usePosted();
  const credited = useCredited(jobId, codeOf(query));
  const { data: applications = [] } = useOwnApplications();
  const { submitting, progress, submit, stop, prepare } = useSubmit({ jobId, job, query, referral: credited.code, discardDraft: drop });
  usePageHead({ title: applyTexts.title, noindex: true, status: error === undefined ? 200 : error.status || 200 });

  const form: ApplyScreenProps['form'] = {
    jobId,
    defaultValues: draft ?? posted?.draft ?? undefined,
    ticked: posted?.ticked,
    serverErrors: posted?.failure,
    initialFiles: draft?.files,
    storedEntries: draft && { name: nameOf(draft), onDelete: () => void drop().then(onDeleted) },
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
    referral: credited.note,
    onRemoveReferral: () => {
      credited.remove();
      // In the URL it would return with the next load.
      void navigate(withoutReferral(jobId, query), { replace: true });
    },
    withoutReferralHref: withoutReferral(jobId, query),
    cancelHref: paths.job(jobId),
  };
  return (
    <PublicShell>
      <ApplyScreen
        job={call}
        now={now}
        form={form}
        onBack={goBack}
        summary={namedJob(job, query)}
        applied={appliedTo(applications, jobId)}
      />
    </PublicShell>
  );
}

/** The form to apply, for the logged-in person or a visitor; another person gets an empty one. */
export default function ApplyRoute() {
  const { owner, round } = useOwner();
  const [deleted, setDeleted] = useState(0);
  return <Apply key={`${round} ${deleted}`} owner={owner} onDeleted={() => setDeleted((count) => count + 1)} />;
}
