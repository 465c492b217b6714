import {
  readAdminCompanies,
  readOutbox,
  referralMilestone,
  type AdminCompany,
  type AdminCompanyPage,
  type AdminPayout,
  type OutboxPage,
  type PayoutState,
} from '@stellwerk/domain';
import { adminCompaniesWire, adminCompanyWire, fixturePlans, FIXTURE_NOW, fixtures, outboxWire } from '@stellwerk/domain/fixtures';
import { companiesQuery, type CompanyListState } from './companies/list';
import { outboxQuery, type OutboxState } from './outbox/list';

/**
 * The demo data as the administration sees it. Like this whole file, for stories and tests only.
 */
export const storyPlans = fixturePlans;
export const storyNow = new Date(FIXTURE_NOW);

// A new company without a subscription yet.
const newest = fixtures.companies.at(-2);

const companies = fixtures.companies.map((company) => ({
  ...adminCompanyWire(fixtures, company),
  ...(company === newest && { subscription: null }),
}));

export const storyAdminCompanies: readonly AdminCompany[] = readAdminCompanies(companies).companies;

/** The server's response with one page; several rounds produce many companies. */
export const storyCompanyPage = (state: CompanyListState, rounds = 1): AdminCompanyPage =>
  readAdminCompanies(
    adminCompaniesWire(
      Array.from({ length: rounds }, (_, round) =>
        companies.map((company) =>
          rounds === 1 ? company : { ...company, id: round * 1000 + company.id, name: `${company.name} ${round}` },
        ),
      ).flat(),
      companiesQuery(state),
    ),
  );

const PAYOUTS: readonly PayoutState[] = ['REQUESTED', 'REQUESTED', 'PAID', 'REFUSED', 'REVERSED', 'OPEN'];

const decisionOf = (state: PayoutState): AdminPayout['decision'] => {
  if (state === 'OPEN' || state === 'REQUESTED') return null;
  const reason = state === 'REFUSED' ? 'Das Arbeitsverhältnis endete in der Probezeit.' : '';
  return { at: '2026-11-18T10:00:00.000Z', by: 'Stefanie Wolters', reason };
};

const payoutOf = (state: PayoutState, index: number): readonly AdminPayout[] => {
  const referral = fixtures.referrals[index % fixtures.referrals.length];
  const user = fixtures.users.find(({ id }) => id === referral?.userId);
  const job = fixtures.jobs.find(({ id }) => id === referral?.jobId);
  if (referral === undefined || user === undefined || job === undefined) return [];
  return [
    {
      id: String(index + 1),
      applicationId: String(210 + index),
      milestone: referralMilestone(state === 'OPEN' ? 'INTERVIEW_SCHEDULED' : 'ACCEPTED'),
      state,
      referrer: { name: `${user.firstName} ${user.lastName}`, email: user.email },
      code: referral.code,
      job: { id: String(job.id), title: job.title, company: fixtures.companies.find(({ id }) => id === job.companyId)?.name ?? '' },
      requestedAt: state === 'OPEN' ? null : `2026-11-${17 - index}T09:00:00.000Z`,
      decision: decisionOf(state),
    },
  ];
};

/** A payout in each status, two of them requested. */
export const storyPayouts: readonly AdminPayout[] = PAYOUTS.flatMap(payoutOf);

const mail = (id: number, kind: string, to: string, subject: string, end: { sentAt?: string; failedAt?: string }, attempts: number) => ({
  id,
  kind,
  to,
  subject,
  createdAt: `2026-11-${20 - (id % 20)}T07:40:00.000Z`,
  sentAt: end.sentAt ?? null,
  failedAt: end.failedAt ?? null,
  attempts,
});

const mails = [
  mail(
    1,
    'application-receipt',
    'amelie.thorwald@mail.example',
    'Ihre Bewerbung ist eingegangen',
    { sentAt: '2026-11-20T07:41:00.000Z' },
    1,
  ),
  mail(2, 'application-new', 'owner@demo.example', 'Neue Bewerbung: Netzleittechnik', { sentAt: '2026-11-19T07:41:00.000Z' }, 1),
  mail(3, 'reset-password', 'leon.hartwig@mail.example', 'Neues Passwort festlegen', {}, 3),
  mail(4, 'invitation', 'v.szabo@weserbund.example', 'Einladung in das Team von Weserbund', { failedAt: '2026-11-17T23:10:00.000Z' }, 6),
  mail(5, 'newsletter-confirm', 'kontakt@reisepfad.example', 'Bitte bestätige deine Anmeldung', {}, 0),
];

/** The server's response with one page; several rounds produce many mails. */
export const storyOutboxPage = (state: OutboxState, rounds = 1): OutboxPage =>
  readOutbox(
    outboxWire(
      Array.from({ length: rounds }, (_, round) => mails.map((one) => ({ ...one, id: round * 10 + one.id }))).flat(),
      outboxQuery(state),
    ),
  );

/** The content of a mail, its links without their secrets. */
export const storyMailText = {
  id: '3',
  to: 'leon.hartwig@mail.example',
  subject: 'Neues Passwort festlegen',
  text: 'Guten Tag,\n\nüber diesen Link können Sie ein neues Passwort setzen:\n\nhttps://stellwerk.example/…\n\nFreundliche Grüße\nStellwerk',
  html: '<!doctype html><html lang="de"><head><title>Neues Passwort festlegen</title><style>.text{font-family:sans-serif;color:#14202e;padding:16px}</style></head><body><p class="text" style="color:red">über diesen Link können Sie ein neues Passwort setzen: https://stellwerk.example/…</p></body></html>',
};
