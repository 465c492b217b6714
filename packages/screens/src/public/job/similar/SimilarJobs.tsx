import { Section } from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns';
import type { JobListItem } from '@stellwerk/domain';
import { jobTexts } from '../../../i18n/job.de';
import { paths } from '../../../paths';

export interface SimilarJobsProps {
  /** The most similar first. */
  readonly jobs: readonly JobListItem[];
  /** Class of the frame. */
  readonly className?: string;
}

/** Open jobs similar to another one; nothing if there are none. */
export function SimilarJobs({ jobs, className }: SimilarJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <Section title={jobTexts.similar} className={className}>
      <JobList>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} href={paths.job(job.id)} level={3} />
        ))}
      </JobList>
    </Section>
  );
}
