import { applicationWire, companyJobWire, companyWire, fixtures, memberWire } from '@stellwerk/domain/fixtures';
import { http, HttpResponse } from 'msw/http';
import { given } from '@stellwerk/testing/given';

const jobs = fixtures.jobs.filter(({ companyId }) => companyId === 1);

/** The first demo company and its lists, by the address of each call. */
export const COMPANY_ANSWERS = {
  '/api/private/companies/1': companyWire(fixtures, given(fixtures.companies[0])),
  '/api/private/applications/by-company/1': fixtures.applications
    .filter(({ jobId }) => jobs.some(({ id }) => id === jobId))
    .map((application) => applicationWire(fixtures, application)),
  '/api/private/jobs/get-company-jobs/1': jobs.map((job) => companyJobWire(fixtures, job)),
  '/api/private/companies/1/get-company-team-members': fixtures.members.filter(({ companyId }) => companyId === 1).map(memberWire),
  '/api/private/dashboard/company/1': { totalJobOfferViewCount: 200, companyPageViewCount: 10 },
  '/api/private/companies/1/subscription': null,
} as const;

/** Answers with all of it; handlers before these outrank them. */
export const companyAnswers = Object.entries(COMPANY_ANSWERS).map(([path, answer]) =>
  http.get(`*${path}`, () => HttpResponse.json(answer)),
);
