import type { JobTemplateProps } from './job-template';
import { JobKlassisch } from './klassisch';
import { JobKonservativ } from './konservativ';
import { JobModern } from './modern';

/**
 * A posting in the design that it names (PJ05 to PJ08). It brings all three designs along; a page that shows one posting
 * loads that one design by its own entry instead.
 */
export function JobTemplateView(props: JobTemplateProps) {
  if (props.job.template === 'template1') return <JobKlassisch {...props} />;
  if (props.job.template === 'template3') return <JobKonservativ {...props} />;
  return <JobModern {...props} />;
}
