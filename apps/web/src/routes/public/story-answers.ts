import { companySlug, jobMessages } from '@stellwerk/domain';
import { CallError, type AnswerOf } from '@stellwerk/domain/endpoints';
import {
  companyPublicWire,
  fixtures,
  jobCardWire,
  jobWire,
  referralPublicWire,
  showcasePageWire,
  type DemoJob,
} from '@stellwerk/domain/fixtures';
import type { Answers } from '../../testing/answers';

/** @throws CallError 404 */
function notFound(): never {
  throw new CallError('not-found', jobMessages.notFound);
}

/** The public list with these jobs on its only page. */
export const jobPageOf = (jobs: readonly DemoJob[]): AnswerOf<'listJobs'> => ({
  jobs: jobs.map((job) => jobCardWire(fixtures, job)),
  total: jobs.length,
  page: 1,
  pageSize: Math.max(1, jobs.length),
  totalPages: 1,
  locations: [...new Set(fixtures.jobs.map(({ city }) => city).filter((city) => city !== ''))],
  employments: [...new Set(fixtures.jobs.map(({ employment }) => employment))],
});

/** Visitors' responses about jobs and companies; every list has all jobs of the demo data. */
export const publicAnswers = {
  listJobs: () => jobPageOf(fixtures.jobs),
  publicJob: ({ params }) => jobWire(fixtures, fixtures.jobs.find(({ id }) => String(id) === params.id) ?? notFound()),
  endedJob: notFound,
  publicCompany: ({ params }) => {
    const company = fixtures.companies.find(({ name }) => companySlug(name) === params.slug) ?? notFound();
    const jobs = fixtures.jobs.filter(({ companyId }) => companyId === company.id).map((job) => jobCardWire(fixtures, job));
    return { ...companyPublicWire(fixtures, company), description: company.description, jobs };
  },
  publicShowcase: ({ params }) =>
    showcasePageWire(fixtures, fixtures.focusPages.find(({ slug }) => slug === params.pageSlug) ?? notFound()),
  referral: ({ params }) => referralPublicWire(fixtures, fixtures.referrals.find(({ code }) => code === params.code) ?? notFound()),
  referralView: () => undefined,
  recordView: () => undefined,
} satisfies Answers;
