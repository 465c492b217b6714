import type { TeamRole } from '../company/codes';

/** What a caller must be, by one of several facts. */
interface Rule {
  /** Nobody has to log in. */
  readonly visitors?: true;
  /** Every account. */
  readonly users?: true;
  /** Every account that has confirmed its mail address: whoever may hold something. */
  readonly confirmed?: true;
  /** The account that the row belongs to: applicant, creator, uploader, the member or the user itself. */
  readonly own?: true;
  /** A membership of at least this role in the company of the row. */
  readonly role?: TeamRole;
  /** Administrators of the platform. */
  readonly admins?: true;
  /** Whoever a message is addressed to: the user, members of the company, or administrators of the platform (O75). */
  readonly receivers?: true;
  /** Whoever has written a message or is to read it. */
  readonly parties?: true;
}

/** Who may call an endpoint (decisions §4). What "own" and the roles refer to is named by the scope. */
export const ACCESS = {
  public: { visitors: true },
  user: { users: true },
  confirmed: { confirmed: true },
  admin: { admins: true },
  member: { role: 'MEMBER' },
  recruiter: { role: 'RECRUITER' },
  manager: { role: 'ADMIN' },
  owner: { role: 'OWNER' },
  'member-or-admin': { role: 'MEMBER', admins: true },
  own: { own: true },
  'own-or-admin': { own: true, admins: true },
  'own-or-member': { own: true, role: 'MEMBER' },
  'own-or-manager': { own: true, role: 'ADMIN' },
  receiver: { receivers: true },
  party: { parties: true },
} as const satisfies Record<string, Rule>;

export type Access = keyof typeof ACCESS;
export type AccessRule<A extends Access = Access> = A extends Access ? Rule & (typeof ACCESS)[A] : never;

/** The rule of an access, with all that rules can say. */
export const ruleOf = (access: Access): Rule => ACCESS[access];

/** What an id in a call names. */
export const SUBJECTS = [
  'company',
  'job',
  'application',
  'document',
  'user',
  'member',
  'invitation',
  'message',
  'focus-page',
  'referral',
  'payout',
  'media',
  'job-alert',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Subjects whose stored row names a company: a team role can be asked for. Of a user these are the companies that got an application. */
export type CompanySubject = Exclude<Subject, 'referral' | 'payout' | 'job-alert'>;

/** Subjects whose stored row names an account that it belongs to. */
export type OwnedSubject = 'application' | 'document' | 'user' | 'member' | 'message' | 'referral' | 'payout' | 'media' | 'job-alert';
