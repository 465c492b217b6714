import type { CompanyJob } from '@stellwerk/domain';
import { DesignDialog } from '@stellwerk/screens/company/job-design';
import { changeDesign } from '../../../data/jobs/job-calls';
import { useJobPreview } from '../../../data/jobs/use-job-preview';
import { currentToken } from '../../../data/session';

export interface DesignWindowProps {
  readonly job: CompanyJob;
  readonly onClose: () => void;
}

const calls = { token: currentToken, changeDesign, reload: (address: string): void => window.location.assign(address) };

/** Another design for a job, each previewed with this job; where its preview cannot be loaded, with a drawing (JM75 to JM82). */
export default function DesignWindow({ job, onClose }: DesignWindowProps) {
  const { data: page } = useJobPreview(job.id);
  return <DesignDialog job={job} page={page} calls={calls} onClose={onClose} />;
}
