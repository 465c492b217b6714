import type { Id } from '@stellwerk/domain';
import { loadable } from '@stellwerk/design-system';
import { ApiError } from '@stellwerk/domain';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { PreviewScreen } from '@stellwerk/screens/public/preview';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useJobPreview } from '../../data/jobs/use-job-preview';
import { useSupportHref } from '../../shell/page-settings';
import { useGoBack } from '../../shell/use-go-back';

export interface JobPreviewProps {
  readonly jobId: Id<'job'>;
  /** Company of the frame: a job of another one counts as unknown there. @default no frame, any job */
  readonly companyId?: Id<'company'>;
}

/** A job of another company is not shown in the frame of this one. */
const notFound = loadable.failed(new ApiError('http', '', { status: 404 }));

/** A job as applicants will see it, wired (PJ44 to PJ46, PJ57 to PJ60). */
export function JobPreview({ jobId, companyId }: JobPreviewProps) {
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  const job = useJobPreview(jobId);
  const foreign = job.data !== undefined && companyId !== undefined && job.data.company.id !== companyId;
  const onBack = useGoBack(paths.jobs());
  return (
    <PreviewScreen
      job={foreign ? notFound : job}
      onBack={onBack}
      jobsHref={job.data === undefined ? paths.dashboard() : companyPaths.dashboard(job.data.company.id, { tab: 'jobs' })}
      loginHref={paths.login(pathname + search)}
      supportHref={useSupportHref()}
      now={now}
    />
  );
}
