import type { ComponentPropsWithRef, ReactNode } from 'react';
import { JobVariantContext, type JobVariant } from './variant';

export interface JobListProps extends ComponentPropsWithRef<'div'> {
  /**
   * `row`: a timetable of rows from 800 px of its own width, blocks below; `cell`: a grid of two or
   * three columns; `own`: like `row`, without logo and name of the company, for the company's own
   * page.
   * @default 'row'
   */
  variant?: JobVariant;
  /** `JobCard`s, or their skeletons. */
  children: ReactNode;
}

/**
 * The list of job cards. Its layout depends on its own width, not on the viewport.
 * @example
 * <JobList variant="row">
 *   {jobs.map((job) => (
 *     <JobCard key={job.id} job={job} href={`/jobs/${job.id}`} />
 *   ))}
 * </JobList>
 */
export function JobList({ variant = 'row', children, ...rest }: JobListProps) {
  return (
    <div {...rest}>
      <div className="sw:@container sw:overflow-clip sw:rounded-2 sw:border sw:border-line sw:bg-surface">
        <ul className={variant === 'cell' ? 'sw:-mr-px sw:-mb-px sw:grid sw:@sm:grid-cols-2 sw:@lg:grid-cols-3' : undefined}>
          <JobVariantContext value={variant}>{children}</JobVariantContext>
        </ul>
      </div>
    </div>
  );
}
