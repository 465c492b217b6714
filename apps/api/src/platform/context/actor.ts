import type { AccountRole } from '@stellwerk/domain';
import type { UserId } from '../ids.ts';

/** The caller. */
export interface Actor {
  /** Account id. */
  readonly id: UserId;
  /** Whether the email address is confirmed. */
  readonly isConfirmed: boolean;
  readonly roles: readonly AccountRole[];
  /** Row of the session, so that logout ends it. */
  readonly sessionId: string;
  /** true for the commands of this data directory (import), which act without an account. */
  readonly operator: boolean;
}

/** Whether the account is an administrator of the platform. */
export function isAdmin(actor: Actor): boolean {
  return actor.operator || (actor.isConfirmed && actor.roles.includes('PLATFORM_ADMIN'));
}
