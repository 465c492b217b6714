import { lazyPart } from '@stellwerk/design-system';
import type { EndedJob } from '@stellwerk/domain';
import { EndedScreen } from '@stellwerk/screens/public/job/ended';
import { JobAlertButton } from '@stellwerk/screens/public/jobs';

const AlertWindow = lazyPart(() => import('../jobs/AlertWindow'));

export interface EndedProps {
  readonly ended: EndedJob;
  readonly embedded: boolean;
}

/** Replaces a job that has ended, with the alert for similar ones. */
export default function Ended({ ended, embedded }: EndedProps) {
  return <EndedScreen ended={ended} embedded={embedded} alert={<JobAlertButton part={AlertWindow} search={ended.job.title} />} />;
}
