import { roleReaches, type TeamRole } from '../../company/codes';
import { applicationMessages } from '../../messages/application.de';
import { authMessages } from '../../messages/auth.de';
import { generalMessages } from '../../messages/general.de';
import { jobMessages } from '../../messages/job';
import { ruleOf, type Access, type Subject } from '../../contract/access';
import { CallError } from '../../errors/call-error';

/** Facts about a caller and the row of the call. */
export interface AccessFacts {
  readonly signedIn: boolean;
  /** Whether the account has confirmed its email address. */
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  /** The commands of the data directory: with the permissions of administrators, but never in the name of a person. */
  readonly isOperator: boolean;
  /** Role in the company of the row; null for people outside the team. */
  readonly role: TeamRole | null;
  /** Whether the row belongs to the caller. */
  readonly isOwn: boolean;
  /** Whether a message is addressed to the caller, to one of their companies, or to the platform that they administer. */
  readonly isReceiver: boolean;
  /** Whether the caller is sender or receiver of a message. */
  readonly isParty: boolean;
}

export type Decision = 'allowed' | 'unauthenticated' | 'unconfirmed' | 'forbidden' | 'not-found';

/**
 * Decides on a call (decisions §4). A foreign company gives 403; every other foreign row looks like an
 * unknown one, except to people who know it: its own account and the members of its company (rule 2).
 * @param subject kind of the id in the call; null without one
 */
export function decideAccess(access: Access, subject: Subject | null, facts: AccessFacts): Decision {
  const rule = ruleOf(access);
  if (rule.visitors === true) return 'allowed';
  if (!facts.signedIn) return 'unauthenticated';
  if (facts.isOperator) return access === 'admin' ? 'allowed' : 'forbidden';
  const allowed =
    rule.users === true ||
    (rule.confirmed === true && facts.isConfirmed) ||
    (rule.admins === true && facts.isAdmin) ||
    (rule.own === true && facts.isOwn) ||
    (rule.receivers === true && facts.isReceiver) ||
    (rule.parties === true && facts.isParty) ||
    (rule.role !== undefined && facts.role !== null && roleReaches(facts.role, rule.role));
  if (allowed) return 'allowed';
  if (rule.confirmed === true) return 'unconfirmed';
  if (access === 'admin' || subject === null || subject === 'company') return 'forbidden';
  // A company has applications of a user; that does not make the user one of its rows.
  const knows = facts.isOwn || (facts.role !== null && subject !== 'user');
  return knows ? 'forbidden' : 'not-found';
}

const NOT_FOUND: Partial<Record<Subject, string>> = { job: jobMessages.notFound, application: applicationMessages.notFound };

/** The error for an unknown id, with the message of its kind. */
export function notFound(subject: Subject | null): CallError {
  return new CallError('not-found', (subject === null ? undefined : NOT_FOUND[subject]) ?? generalMessages.notFound);
}

/** The error of a decision; null for a permitted call. */
export function accessError(decision: Decision, subject: Subject | null): CallError | null {
  if (decision === 'allowed') return null;
  if (decision === 'unauthenticated') return new CallError('unauthenticated', generalMessages.notLoggedIn);
  if (decision === 'unconfirmed') return new CallError('forbidden', authMessages.confirmFirst);
  return decision === 'forbidden' ? new CallError('forbidden', generalMessages.forbidden) : notFound(subject);
}
