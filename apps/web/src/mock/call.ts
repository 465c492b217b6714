import { generalMessages } from '@stellwerk/domain';
import { CallError, type AnyHandler, type Found, type Handlers } from '@stellwerk/domain/endpoints';
import type { DemoUser } from '@stellwerk/domain/fixtures';
import type { MockState } from './state';

/** A call on its way to its answer: let through, and read by the schemas of the table. */
export interface MockCall {
  readonly state: MockState;
  /** null on public calls without a login. */
  readonly user: DemoUser | null;
  readonly token: string;
  /** What the permission check has found out about the row of the call. */
  readonly scope: Found;
  readonly request: Request;
}

/** The handlers of the mock, one for each call of the endpoint table. */
export type MockHandlers = Handlers<MockCall>;
export type MockHandler = AnyHandler<MockCall>;

/** The handlers of one area, typed by the names of their calls. */
export function handlers<N extends keyof MockHandlers>(area: Pick<MockHandlers, N>): Pick<MockHandlers, N> {
  return area;
}

/** The account of a call that needs a login. */
export function userOf({ user }: Pick<MockCall, 'user'>): DemoUser {
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  return user;
}

/** The id that the scope of the call names; 0, which no row has, where there is none. */
export function idOf({ scope }: Pick<MockCall, 'scope'>): number {
  return scope.id ?? 0;
}
