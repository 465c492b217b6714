import type { TeamRole } from '../company/codes';

/** Required properties of a caller; one of them is enough. */
interface Rule {
  /** No login is required. */
  readonly visitors?: true;
  /** Every account. */
  readonly users?: true;
  /** Every account with a confirmed email address. */
  readonly confirmed?: true;
  /** The account of the row: applicant, creator, uploader, the member or the user itself. */
  readonly own?: true;
  /** A membership of at least this role in the company of the row. */
  readonly role?: TeamRole;
  /** Administrators of the platform. */
  readonly admins?: true;
  /** Receivers of a message: the user, members of the company, or administrators of the platform (O75). */
  readonly receivers?: true;
  /** Sender or receivers of a message. */
  readonly parties?: true;
}

/** Who may call an endpoint (decisions §4). The scope names the row that "own" and the roles refer to. */
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

/** The rule of an access, with all optional properties. */
export const ruleOf = (access: Access): Rule => ACCESS[access];

/** Kinds of rows named by an id in a call. */
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

/**
 * Subjects whose stored row names a company, for which a team role can be required. For a user these are the companies with an application.
 */
export type CompanySubject = Exclude<Subject, 'referral' | 'payout' | 'job-alert'>;

/** Subjects whose stored row names its account. */
export type OwnedSubject = 'application' | 'document' | 'user' | 'member' | 'message' | 'referral' | 'payout' | 'media' | 'job-alert';
