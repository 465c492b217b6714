import { DETAIL_FILTERS, readJobDetails, type Employment, type WorkingModel } from '@stellwerk/domain';
import { startOfDay } from '../../platform/days/moments.ts';
import { detailsOf } from '../../jobs/job/detail-columns.ts';
import { payRangeOf } from '../../jobs/job/to-wire.ts';
import { addressOf } from '../../platform/places/address.ts';
import { descriptionOf, townOf, urlOf } from './job-content.ts';
import type { FeedRow } from './store.ts';
import { xml, XML_HEAD, type Content } from './xml.ts';

/** Working models in the terms of the feed; work on site has none. */
const REMOTE_TYPES = { Remote: 'Fully remote', Hybrid: 'Hybrid remote', Büro: undefined } as const satisfies Record<
  WorkingModel,
  string | undefined
>;

/** Kinds of employment in the terms of job feeds. */
const JOB_TYPES: Readonly<Record<Employment, string>> = {
  Vollzeit: 'fulltime',
  Teilzeit: 'parttime',
  Freiberuflich: 'contract',
  Werkstudent: 'parttime',
  Praktikum: 'internship',
};

/** Hours and end of a job, separated by commas; boards know no element for its start. */
function jobTypeOf(job: FeedRow): string | undefined {
  const { contract } = readJobDetails(detailsOf(job));
  const isTemporary = DETAIL_FILTERS.contract.kindOf(contract) === 'temporary';
  const types = [job.employment === null ? '' : JOB_TYPES[job.employment], isTemporary ? 'temporary' : ''];
  return types.filter((type) => type !== '').join(', ') || undefined;
}

function salaryOf(job: FeedRow): string | undefined {
  const pay = payRangeOf(job);
  if (pay === null) return undefined;
  const amounts = [...new Set([pay.min, pay.max])].filter((amount) => amount !== null);
  return `${amounts.join(' - ')} ${pay.currency} / ${pay.unit}`;
}

const HOUR = 60 * 60 * 1000;

/** The last second of a day in Berlin: a job stays open through its closing day. */
function endOfDay(day: Date): Date {
  // Days have 23 to 25 hours.
  const inNextDay = new Date(startOfDay(day).getTime() + 36 * HOUR);
  return new Date(startOfDay(inNextDay).getTime() - 1000);
}

/** Place of the work; only Germany where it is unknown. */
function placeOf(job: FeedRow): Content {
  const address = addressOf(townOf(job) || job.location || job.company_city || '', job.location ?? '');
  return { city: townOf(job), state: address?.region, postalcode: address?.postalCode, country: address?.country ?? 'DE' };
}

const jobElement = (origin: string, job: FeedRow): string =>
  xml({
    job: {
      title: job.title,
      date: (job.published_at ?? job.created_at).toUTCString(),
      referencenumber: String(job.id),
      url: urlOf(origin, job),
      company: job.company_name,
      ...placeOf(job),
      description: descriptionOf(job),
      jobtype: jobTypeOf(job),
      salary: salaryOf(job),
      remotetype: job.working_model === null ? undefined : REMOTE_TYPES[job.working_model],
      expirationdate: job.closes_at === null ? undefined : endOfDay(job.closes_at).toUTCString(),
    },
  });

/** All open jobs for other job boards (O92), piece by piece. */
export async function* jobFeed(origin: string, jobs: AsyncIterable<FeedRow>): AsyncGenerator<string> {
  yield `${XML_HEAD}<source>\n${xml({ publisher: 'Stellwerk', publisherurl: origin })}`;
  for await (const job of jobs) yield jobElement(origin, job);
  yield '</source>\n';
}
