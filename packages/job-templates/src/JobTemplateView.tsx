import type { JobTemplateProps } from './job-template';
import { JobKlassisch } from './klassisch';
import { JobKonservativ } from './konservativ';
import { JobModern } from './modern';

/**
 * A job in the design that it names (PJ05 to PJ08). It brings all three designs along; a page that shows one job
 * loads that one design by its own entry instead.
 * @example
 * <JobTemplateView job={job} applyHref="/jobs/view/42/apply" now={new Date()} />
 */
export function JobTemplateView(props: JobTemplateProps) {
  if (props.job.template === 'template1') return <JobKlassisch {...props} />;
  if (props.job.template === 'template3') return <JobKonservativ {...props} />;
  return <JobModern {...props} />;
}
