import '@stellwerk/job-templates/css/konservativ.css';
import type { Job } from '@stellwerk/domain';
import { JobKonservativ } from '@stellwerk/job-templates/konservativ';

/** Before the closing date. */
const now = new Date('2026-11-20T09:00:00Z');

export default function Screen({ job }: { readonly job: Job }) {
  return <JobKonservativ job={job} now={now} applyHref="/jobs/view/42/apply" companyHref="/company/nordbahn-signaltechnik-gmbh" />;
}
