import type { Employment } from '@stellwerk/domain';
import { payRangeOf } from '../jobs/to-wire.ts';
import { descriptionOf, placeOf, urlOf } from './job-content.ts';
import type { FeedRow } from './store.ts';
import { xml, XML_HEAD } from './xml.ts';

/** What readers of job feeds call a kind of employment. */
const JOB_TYPES: Readonly<Record<Employment, string>> = {
  Vollzeit: 'fulltime',
  Teilzeit: 'parttime',
  Freiberuflich: 'contract',
  Werkstudent: 'parttime',
  Praktikum: 'internship',
};

function salaryOf(job: FeedRow): string | undefined {
  const pay = payRangeOf(job);
  if (pay === null) return undefined;
  const amounts = [...new Set([pay.min, pay.max])].filter((amount) => amount !== null);
  return `${amounts.join(' - ')} ${pay.currency} / ${pay.unit}`;
}

const jobElement = (origin: string, job: FeedRow): string =>
  xml({
    job: {
      title: job.title,
      date: (job.published_at ?? job.created_at).toUTCString(),
      referencenumber: String(job.id),
      url: urlOf(origin, job),
      company: job.company_name,
      city: placeOf(job),
      country: 'DE',
      description: descriptionOf(job),
      jobtype: job.employment === null ? undefined : JOB_TYPES[job.employment],
      salary: salaryOf(job),
      remotetype: job.working_model === 'Remote' ? 'Fully remote' : job.working_model === 'Hybrid' ? 'Hybrid remote' : undefined,
      expirationdate: job.closes_at?.toUTCString(),
    },
  });

/** All open jobs as other boards read them (O92), piece by piece. */
export async function* jobFeed(origin: string, jobs: AsyncIterable<FeedRow>): AsyncGenerator<string> {
  yield `${XML_HEAD}<source>\n${xml({ publisher: 'Stellwerk', publisherurl: origin })}`;
  for await (const job of jobs) yield jobElement(origin, job);
  yield '</source>\n';
}
