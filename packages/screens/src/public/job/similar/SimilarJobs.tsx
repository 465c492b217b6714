import { Section } from '@stellwerk/design-system';
import { JobCard, JobList } from '@stellwerk/design-system/patterns';
import type { JobListItem } from '@stellwerk/domain';
import { jobTexts } from '../../../i18n/job.de';
import { paths } from '../../../paths';

export interface SimilarJobsProps {
  /** The likest first. */
  readonly jobs: readonly JobListItem[];
  /** Of its frame. */
  readonly className?: string;
}

/** Open jobs that are like another one; nothing where there is none. */
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
