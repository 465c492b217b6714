import { hasRight } from '../company/rights';
import type { TeamRole } from '../company/codes';
import { CallError } from '../errors/call-error';
import { generalMessages } from '../messages/general.de';
import { teamMessages } from '../messages/team.de';

/**
 * Rejects a role that must not be assigned this way: ownership needs a transfer (O49), and members without the right to manage the team
 * keep their role (O50).
 * @param current current role of the member; null for a new one
 * @param caller role of the caller in the company; null for the member itself without one
 * @throws CallError 'conflict' or 'forbidden'
 */
export function checkRole(wanted: TeamRole | undefined, current: TeamRole | null, caller: TeamRole | null): void {
  if (wanted === undefined || wanted === current) return;
  if (wanted === 'OWNER' || current === 'OWNER') throw new CallError('conflict', teamMessages.ownerByTransfer);
  if (!hasRight(caller, 'manageTeam')) throw new CallError('forbidden', generalMessages.forbidden);
}

/** @throws CallError 'conflict' for the owner, who stays until the ownership is transferred (CT17) */
export function checkDeletable(role: TeamRole): void {
  if (role === 'OWNER') throw new CallError('conflict', teamMessages.ownerStays);
}

/** @throws CallError 'conflict' unless this member has an account and is not the owner already (O49) */
export function checkTransfer({ role, hasAccount }: { readonly role: TeamRole; readonly hasAccount: boolean }): void {
  if (!hasAccount || role === 'OWNER') throw new CallError('conflict', teamMessages.transferTarget);
}
