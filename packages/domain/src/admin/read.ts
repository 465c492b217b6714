import type { Id } from '../ids';
import { readCompanySummary } from '../company/read-summary';
import { PAYOUT_STATES, REFERRAL_MILESTONES, type PayoutState, type ReferralMilestone } from '../referral/codes';
import { readSubscription, type Subscription } from '../subscription/read';
import { asObject, firstText, listIn, toDate } from '../wire/loose';
import { COMPANY_STANDINGS, type CompanyStanding } from './codes';
import { readCountedPage, type CountedPage } from './read-page';

/** A company as the administration sees it (O70). */
export interface AdminCompany {
  readonly id: Id<'company'>;
  readonly name: string;
  readonly city: string;
  readonly logoUrl: string;
  /** An inactive one is not public (O30). */
  readonly active: boolean;
  /** The owner; null without one. */
  readonly owner: { readonly name: string; readonly email: string } | null;
  /** ISO, or null. */
  readonly createdAt: string | null;
  /** null without one. */
  readonly subscription: Subscription | null;
}

/** One page of the companies. */
export interface AdminCompanyPage extends CountedPage<CompanyStanding> {
  readonly companies: readonly AdminCompany[];
}

/** A referred application, with the state of its payout. It does not name the applicant. */
export interface AdminPayout {
  /** Id of the application-referral, which is that of the payout row (O83). */
  readonly id: string;
  /** '' once the application is erased. */
  readonly applicationId: Id<'application'>;
  readonly milestone: ReferralMilestone;
  readonly state: PayoutState;
  /** Empty texts once the account is deleted. */
  readonly referrer: { readonly name: string; readonly email: string };
  readonly code: string;
  /** Its id is '' once it is deleted; the title stays. */
  readonly job: { readonly id: string; readonly title: string; readonly company: string };
  /** ISO; null before the request. */
  readonly requestedAt: string | null;
  /** The decision; null before. */
  readonly decision: {
    /** ISO. */
    readonly at: string;
    /** Name of the administrator who decided; '' when unknown. */
    readonly by: string;
    /** Reason; '' without one. */
    readonly reason: string;
  } | null;
}

const nameOf = (person: Readonly<Record<string, unknown>>): string => `${firstText(person.firstName)} ${firstText(person.lastName)}`.trim();

function readAdminCompany(value: unknown): AdminCompany {
  const company = asObject(value);
  const { id, name, city, logoUrl } = readCompanySummary(value);
  const owner = asObject(company.owner);
  const email = firstText(owner.email);
  return {
    id,
    name,
    city,
    logoUrl,
    active: company.isActive !== false,
    owner: email === '' ? null : { name: firstText(owner.name), email },
    createdAt: toDate(company.createdAt),
    subscription: readSubscription(company.subscription),
  };
}

/** Reads the companies of the administration, bare or under `companies` or `data` (O70). */
export function readAdminCompanies(answer: unknown): AdminCompanyPage {
  const companies = listIn(answer, 'companies', 'data').map(readAdminCompany);
  return { companies, ...readCountedPage(answer, companies.length, COMPANY_STANDINGS) };
}

/** Reads one payout of the administration. */
export function readAdminPayout(value: unknown): AdminPayout {
  const payout = asObject(value);
  const [referrer, job, decision] = [asObject(payout.referrer), asObject(payout.jobOffer), asObject(payout.decision)];
  const at = toDate(decision.at);
  return {
    id: firstText(payout.id),
    applicationId: firstText(payout.applicationId),
    milestone: REFERRAL_MILESTONES.find((known) => known === payout.milestone) ?? 'APPLIED',
    state: PAYOUT_STATES.find((known) => known === payout.payoutStatus) ?? 'OPEN',
    referrer: { name: nameOf(referrer), email: firstText(referrer.email) },
    code: firstText(payout.referralCode),
    job: { id: firstText(job.id), title: firstText(job.title), company: firstText(job.company) },
    requestedAt: toDate(payout.requestedAt),
    decision: at === null ? null : { at, by: firstText(decision.by), reason: firstText(decision.reason) },
  };
}

/** Reads the payouts of the administration, bare or under `applicationReferrals` or `data` (O43, O70). */
export function readAdminPayouts(answer: unknown): readonly AdminPayout[] {
  return listIn(answer, 'applicationReferrals', 'data').map(readAdminPayout);
}
