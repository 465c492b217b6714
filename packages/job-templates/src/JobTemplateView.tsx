import type { JobTemplateProps } from './job-template';
import { JobKlassisch } from './klassisch';
import { JobKonservativ } from './konservativ';
import { JobModern } from './modern';

/**
 * Renders a job in the design that it names (PJ05 to PJ08). It includes all three designs; a page
 * that shows one job imports only that design from its own entry point.
 * @example
 * <JobTemplateView job={job} applyHref="/jobs/view/42/apply" now={new Date()} />
 */
export function JobTemplateView(props: JobTemplateProps) {
  if (props.job.template === 'template1') return <JobKlassisch {...props} />;
  if (props.job.template === 'template3') return <JobKonservativ {...props} />;
  return <JobModern {...props} />;
}
