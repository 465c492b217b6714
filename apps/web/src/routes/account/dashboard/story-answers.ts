import { fixtures, ownApplicationWire, ownReferralWire, companyWire } from '@stellwerk/domain/fixtures';
import { http, HttpResponse } from 'msw/http';
import type { Answers } from '../../../testing/answers';

const AMELIE = 5;
const candidate = fixtures.users.find((user) => user.id === AMELIE);

/** GET /api/private/users/profile of the demo candidate. */
export const profileAnswer = {
  id: AMELIE,
  email: candidate?.email ?? '',
  firstName: candidate?.firstName ?? '',
  lastName: candidate?.lastName ?? '',
  phone: candidate?.phone ?? '',
  avatar: candidate?.avatar ?? null,
  emailConfirmed: true,
};

/** One application per possible course, newest first. */
export const ownAnswer = ['SUBMITTED', 'INTERVIEW_SCHEDULED', 'REJECTED', 'WITHDRAWN'].flatMap((status) =>
  fixtures.applications
    .filter((application) => application.status === status)
    .slice(0, 1)
    .map((application) => ({
      ...ownApplicationWire(fixtures, application),
      firstName: profileAnswer.firstName,
      lastName: profileAnswer.lastName,
    })),
);

/** Two companies: an active and an inactive one. */
export const companiesAnswer = fixtures.companies
  .slice(0, 2)
  .map((company, index) => ({ ...companyWire(fixtures, company), isActive: index === 0 }));

/** URLs of the calls of the own area, for handlers of a story. */
export const calls = {
  profile: '*/api/private/users/profile',
  avatar: '*/api/private/users/profile/avatar',
  export: '*/api/private/users/profile/export',
  applications: '*/api/private/applications/user',
  companies: '*/api/private/companies/get-my-companies',
  referrals: '*/api/private/referrals/my-referrals',
  withdraw: '*/api/private/applications/:id/withdraw',
  link: '*/api/private/applications/:id/documents/:documentId/link',
  logout: '*/api/private/auth/logout',
  password: '*/api/private/auth/change-password',
  confirm: '*/api/public/auth/confirm-email',
  resend: '*/api/private/auth/confirm-email/resend',
} as const;

/** The responses for a candidate with applications and without a company; later handlers of a story override them. */
export const candidateAnswers = [
  http.get(calls.profile, () => HttpResponse.json(profileAnswer)),
  http.get(calls.applications, () => HttpResponse.json(ownAnswer)),
  http.get(calls.companies, () => HttpResponse.json([])),
  http.get(calls.referrals, () => HttpResponse.json([])),
];

const isOwn = ({ userId }: { readonly userId: number | null }): boolean => userId === AMELIE;

/** The own area of the demo candidate with all her demo data. */
export const ownAreaAnswers = {
  ownApplications: () => fixtures.applications.filter(isOwn).map((row) => ownApplicationWire(fixtures, row)),
  myReferrals: () => fixtures.referrals.filter(isOwn).map((row) => ownReferralWire(fixtures, row)),
} satisfies Answers;
