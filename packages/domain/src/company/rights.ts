import { roleReaches, TEAM_ROLES, type TeamRole } from './codes';

/** What people do in a company, each with the weakest role that may do it (O50). The endpoint table asks for the same roles. */
export const RIGHTS = {
  /** Open the documents of an application, set its status, rate it, and write notes about it. */
  reviewApplications: 'MEMBER',
  /** Read, send and delete messages. */
  manageMessages: 'MEMBER',
  /** Make somebody responsible for an application. */
  assignApplications: 'RECRUITER',
  /** Create, change, switch and delete jobs. */
  manageJobs: 'RECRUITER',
  /** Create, change, publish and delete focus pages. */
  manageFocusPages: 'RECRUITER',
  /** Invite members, and create, change and delete them. */
  manageTeam: 'ADMIN',
  /** Change what the company says about itself. */
  manageCompany: 'ADMIN',
  /** Order and cancel a subscription. */
  manageSubscription: 'ADMIN',
  /** Deactivate the company, and activate it again (O29, O30). */
  activateCompany: 'OWNER',
  /** Read who has changed what. */
  readHistory: 'OWNER',
  /** Hand the ownership over (O49). */
  transferCompany: 'OWNER',
} as const satisfies Record<string, TeamRole>;

export type Right = keyof typeof RIGHTS;

/** Whether a role has a right: what it may do is offered, everything else is not (O89). @param role null for who is no member, administrators of the platform included */
export function hasRight(role: TeamRole | null, right: Right): boolean {
  return role !== null && roleReaches(role, RIGHTS[right]);
}

/** Every role that has a right, weakest first. */
export const rolesWith = (right: Right): readonly TeamRole[] => TEAM_ROLES.filter((role) => hasRight(role, right));
