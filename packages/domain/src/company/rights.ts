import { roleReaches, TEAM_ROLES, type TeamRole } from './codes';

/** Actions in a company, each with its weakest role (O50). The endpoint table uses the same roles. */
export const RIGHTS = {
  /** Open the documents of an application, set its status, rate it, and write notes about it. */
  reviewApplications: 'MEMBER',
  /** Read, send and delete messages. */
  manageMessages: 'MEMBER',
  /** Assign an application to a member. */
  assignApplications: 'RECRUITER',
  /** Create, change, switch and delete jobs. */
  manageJobs: 'RECRUITER',
  /** Create, change, publish and delete focus pages. */
  manageFocusPages: 'RECRUITER',
  /** Invite members, and create, change and delete them. */
  manageTeam: 'ADMIN',
  /** Change the profile of the company. */
  manageCompany: 'ADMIN',
  /** Order and cancel a subscription. */
  manageSubscription: 'ADMIN',
  /** Deactivate the company, and activate it again (O29, O30). */
  activateCompany: 'OWNER',
  /** Read the history of changes. */
  readHistory: 'OWNER',
  /** Transfer the ownership (O49). */
  transferCompany: 'OWNER',
} as const satisfies Record<string, TeamRole>;

export type Right = keyof typeof RIGHTS;

/**
 * Whether a role has a right: only permitted actions are offered (O89). @param role null for people outside the team, including
 * administrators of the platform
 */
export function hasRight(role: TeamRole | null, right: Right): boolean {
  return role !== null && roleReaches(role, RIGHTS[right]);
}

/** Every role with a right, weakest first. */
export const rolesWith = (right: Right): readonly TeamRole[] => TEAM_ROLES.filter((role) => hasRight(role, right));
