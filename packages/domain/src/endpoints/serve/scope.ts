import type { TeamRole } from '../../company/codes';
import type { MessageSide } from '../../message/codes';
import { ruleOf, type Subject } from '../../contract/access';
import { parseId } from '../../wire/id';
import type { Endpoint, Scope } from '../../contract/endpoint';
import { accessError, decideAccess, notFound, type AccessFacts } from './access';

/** What a stored row says about who may use it. */
export interface Row {
  /** Companies whose roles count; of a user those that got an application. */
  readonly companyIds: readonly number[];
  /** Account that the row belongs to; null without one. */
  readonly userId: number | null;
  /** Whom a message is addressed to; absent for everything else. */
  readonly receiver?: MessageSide;
  /** Whether the administration of the platform has written a message or is to read it (O75). */
  readonly withPlatform?: boolean;
}

/** Who calls, as far as permissions go. */
export interface Caller {
  /** Account id. */
  readonly id: number;
  /** Whether the mail address is confirmed: without that neither a role nor the rights of an administrator count. */
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  readonly isOperator: boolean;
}

/** Where a server keeps the facts. Both are read at each request, so that a removal counts at once (decisions, rule 9). */
export interface AccessStore {
  /** The row behind an id; null when there is none. */
  readonly row: (subject: Subject, id: number) => Promise<Row | null>;
  /** The strongest role of an account in any of the companies; null for none. */
  readonly role: (companyIds: readonly number[], userId: number) => Promise<TeamRole | null>;
}

/** What the permission check has found out about the row of a call. */
export interface Found {
  /** Id that the scope names; null where there is none. */
  readonly id: number | null;
  /** Company of the row; null where there is none. */
  readonly companyId: number | null;
  /** Role of the caller in that company; null for everybody else, administrators of the platform included. */
  readonly role: TeamRole | null;
}

function idOf(scope: Scope, params: Readonly<Record<string, string>>, body: Readonly<Record<string, unknown>>): number | null {
  if (scope === 'none') return null;
  return parseId('param' in scope ? params[scope.param] : body[scope.body]);
}

function factsOf(caller: Caller | null, row: Row | null, role: TeamRole | null): AccessFacts {
  const isOwn = caller !== null && row !== null && row.userId === caller.id;
  const isConfirmed = caller?.isConfirmed === true;
  const isAdmin = isConfirmed && caller.isAdmin;
  const sides = { company: role !== null, user: isOwn, platform: isAdmin && row?.withPlatform === true };
  return {
    signedIn: caller !== null,
    isConfirmed,
    isAdmin,
    isOperator: caller?.isOperator === true,
    role,
    isOwn,
    isReceiver: row?.receiver !== undefined && sides[row.receiver],
    isParty: sides.company || sides.user || sides.platform,
  };
}

/**
 * Lets a call through or not. The row is the stored one; only its id comes from the caller.
 * @param body the JSON body before it is parsed, for scopes whose id is in it
 * @throws CallError 'unauthenticated', 'forbidden' or 'not-found' (decisions §4, rule 2)
 */
export async function checkAccess(
  store: AccessStore,
  { access, scope }: Pick<Endpoint, 'access' | 'scope'>,
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
  body: Readonly<Record<string, unknown>>,
): Promise<Found> {
  const subject = scope === 'none' ? null : scope.of;
  const { own, role: needed, receivers, parties } = ruleOf(access);
  const id = idOf(scope, params, body);
  const deny = (row: Row | null, role: TeamRole | null): void => {
    const error = accessError(decideAccess(access, subject, factsOf(caller, row, role)), subject);
    if (error !== null) throw error;
  };
  const rowDecides = own === true || needed !== undefined || receivers === true || parties === true;
  if (!rowDecides || caller === null || caller.isOperator) {
    deny(null, null);
    if (subject !== null && id === null) throw notFound(subject);
    return { id, companyId: null, role: null };
  }
  const row = subject === null || id === null ? null : await store.row(subject, id);
  if (row === null) throw notFound(subject);
  const role = row.companyIds.length === 0 || !caller.isConfirmed ? null : await store.role(row.companyIds, caller.id);
  deny(row, role);
  return { id, companyId: row.companyIds.length === 1 ? (row.companyIds[0] ?? null) : null, role };
}
