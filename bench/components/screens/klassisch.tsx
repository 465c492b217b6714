import '@stellwerk/job-templates/css/klassisch.css';
import type { Job } from '@stellwerk/domain';
import { JobKlassisch } from '@stellwerk/job-templates/klassisch';

/** Before the closing date. */
const now = new Date('2026-11-20T09:00:00Z');

export default function Screen({ job }: { readonly job: Job }) {
  return <JobKlassisch job={job} now={now} applyHref="/jobs/view/42/apply" companyHref="/company/nordbahn-signaltechnik-gmbh" />;
}
