import {
  readAdminCompanies,
  referralMilestone,
  type AdminCompany,
  type AdminPayout,
  type OutboxMail,
  type PayoutState,
} from '@stellwerk/domain';
import { adminCompanyWire, fixturePlans, FIXTURE_NOW, fixtures } from '@stellwerk/domain/fixtures';

/** The demo data as the administration sees it. For stories and tests only, as everything here. */
export const storyPlans = fixturePlans;
export const storyNow = new Date(FIXTURE_NOW);

// One has just been created and has no subscription yet.
const newest = fixtures.companies.at(-2);

export const storyAdminCompanies: readonly AdminCompany[] = readAdminCompanies(
  fixtures.companies.map((company) => ({ ...adminCompanyWire(fixtures, company), ...(company === newest && { subscription: null }) })),
).companies;

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

/** One payout in each state, two of them asked for. */
export const storyPayouts: readonly AdminPayout[] = PAYOUTS.flatMap(payoutOf);

const mail = (id: number, kind: string, to: string, subject: string, sentAt: string | null, attempts: number): OutboxMail => ({
  id: String(id),
  kind,
  to,
  subject,
  createdAt: `2026-11-${21 - id}T07:40:00.000Z`,
  sentAt,
  attempts,
});

export const storyMails: readonly OutboxMail[] = [
  mail(1, 'application-receipt', 'amelie.thorwald@mail.example', 'Ihre Bewerbung ist eingegangen', '2026-11-20T07:41:00.000Z', 1),
  mail(2, 'application-new', 'owner@demo.example', 'Neue Bewerbung: Netzleittechnik', '2026-11-19T07:41:00.000Z', 1),
  mail(3, 'reset-password', 'leon.hartwig@mail.example', 'Neues Passwort festlegen', null, 3),
  mail(4, 'invitation', 'v.szabo@weserbund.example', 'Einladung in das Team von Weserbund', '2026-11-17T13:10:00.000Z', 1),
  mail(5, 'newsletter', 'kontakt@reisepfad.example', 'Bitte bestätige deine Anmeldung', null, 0),
];
