import type { TeamRole } from '../../company/codes';
import type { MessageSide } from '../../message/codes';
import { ruleOf, type Subject } from '../../contract/access';
import { parseId } from '../../wire/id';
import type { Endpoint, Scope } from '../../contract/endpoint';
import { accessError, decideAccess, notFound, type AccessFacts } from './access';

/** Permission data of a stored row. */
export interface Row {
  /** Companies whose roles count; for a user those with an application. */
  readonly companyIds: readonly number[];
  /** Account of the row; null without one. */
  readonly userId: number | null;
  /** Receiver of a message; absent for other rows. */
  readonly receiver?: MessageSide;
  /** Whether the administration of the platform is sender or receiver of a message (O75). */
  readonly withPlatform?: boolean;
}

/** The caller, as far as permissions are concerned. */
export interface Caller {
  /** Account id. */
  readonly id: number;
  /** Whether the email address is confirmed: otherwise neither a role nor the administrator's rights apply. */
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  readonly isOperator: boolean;
}

/** Access to the stored facts. Both are read with each request, so that a removal takes effect at once (decisions, rule 9). */
export interface AccessStore {
  /** The row of an id; null for none. */
  readonly row: (subject: Subject, id: number) => Promise<Row | null>;
  /** The strongest role of an account in any of the companies; null for none. */
  readonly role: (companyIds: readonly number[], userId: number) => Promise<TeamRole | null>;
}

/** Result of the permission check for the row of a call. */
export interface Found {
  /** Id in the scope; null for none. */
  readonly id: number | null;
  /** Company of the row; null for none. */
  readonly companyId: number | null;
  /** Role of the caller in that company; null for everybody else, including administrators of the platform. */
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
 * Permits or rejects a call. The row is the stored one; only its id comes from the caller.
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
