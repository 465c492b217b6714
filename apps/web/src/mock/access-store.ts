import { TEAM_ROLES } from '@stellwerk/domain';
import type { AccessStore, Row, Subject } from '@stellwerk/domain/endpoints';
import { isBlindDemo, type DemoData } from '@stellwerk/domain/fixtures';
import type { MockState } from './state';

const ofCompany = (row: { readonly companyId: number } | undefined): Row | null =>
  row === undefined ? null : { companyIds: [row.companyId], userId: null };

const ofAccount = (row: { readonly userId: number } | undefined): Row | null =>
  row === undefined ? null : { companyIds: [], userId: row.userId };

const ofBoth = (row: { readonly companyId: number; readonly userId: number | null } | undefined): Row | null =>
  row === undefined ? null : { companyIds: [row.companyId], userId: row.userId };

function ofUser(data: DemoData, id: number): Row | null {
  if (!data.users.some((user) => user.id === id)) return null;
  const seen = data.applications.filter((row) => row.userId === id && !isBlindDemo(data, row));
  const companies = seen.map(({ companyId }) => companyId);
  return { companyIds: [...new Set(companies)], userId: id };
}

function ofMessage(data: DemoData, id: number): Row | null {
  const message = data.messages.find((row) => row.id === id);
  if (message === undefined) return null;
  const { companyId, userId, recipientType, recipient } = message;
  const withPlatform = recipient !== null;
  return { companyIds: [companyId], userId, receiver: withPlatform && recipientType === 'user' ? 'platform' : recipientType, withPlatform };
}

const byId =
  (id: number) =>
  (row: { readonly id: number }): boolean =>
    row.id === id;

/** The row behind an id of each kind, out of the demo data. */
const ROWS = {
  company: (_data, id) => ({ companyIds: [id], userId: null }),
  job: (data, id) => ofCompany(data.jobs.find(byId(id))),
  application: (data, id) => ofBoth(data.applications.find(byId(id))),
  document: (data, id) => ofBoth(data.applications.find(({ documents }) => documents.some(byId(id)))),
  user: ofUser,
  member: (data, id) => ofBoth(data.members.find(byId(id))),
  invitation: (data, id) => ofCompany(data.invitations.find(byId(id))),
  message: ofMessage,
  'focus-page': (data, id) => ofCompany(data.focusPages.find(byId(id))),
  referral: (data, id) => ofAccount(data.referrals.find(byId(id))),
  // A payout has the number of its application here.
  payout: (data, id) => {
    const application = data.applications.find(byId(id));
    return ofAccount(data.referrals.find((link) => link.id === application?.referralId));
  },
  // The demo data has no uploaded files of their own.
  media: () => null,
  // No mail is sent here, so none is ever confirmed.
  'job-alert': () => null,
} as const satisfies Record<Subject, (data: DemoData, id: number) => Row | null>;

/** What the permission check reads: the demo data as somebody has changed it. */
export function createAccessStore(state: MockState): AccessStore {
  return {
    row: (subject, id) => Promise.resolve(ROWS[subject](state.data, id)),
    role: (companyIds, accountId) => {
      const own = state.data.members.filter(({ companyId, userId }) => userId === accountId && companyIds.includes(companyId));
      return Promise.resolve(TEAM_ROLES.findLast((role) => own.some((member) => member.role === role)) ?? null);
    },
  };
}
