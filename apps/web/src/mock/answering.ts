import { generalMessages } from '@stellwerk/domain';
import { check, endpoints, type AnswerOf, type Endpoint, type EndpointName, type InputOf } from '@stellwerk/domain/endpoints';
import type { DemoUser } from '@stellwerk/domain/fixtures';
import { MockRefusal } from './refusal';
import type { MockState } from './state';

/** A call on its way to its answer: let through, and read by the schemas of the table. */
export interface AnyCall {
  readonly state: MockState;
  /** null on public calls without a login. */
  readonly user: DemoUser | null;
  readonly token: string;
  /** The first number in the path; 0 where there is none. */
  readonly id: number;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: Request;
}

interface Call<N extends EndpointName> extends AnyCall {
  readonly query: InputOf<N, 'query'>;
  readonly body: InputOf<N, 'request'>;
}

/** An answer on its place, its types forgotten. */
export interface Answering {
  readonly endpoint: Endpoint;
  readonly status: number;
  answer(call: AnyCall): unknown;
}

/** Binds an answer to an endpoint of the table; what it gets and gives is typed by the schemas there. */
export function answering<N extends EndpointName>(
  name: N,
  answer: (call: Call<N>) => AnswerOf<N> | Promise<AnswerOf<N>>,
  status = 200,
): Answering {
  return { endpoint: endpoints[name], status, answer };
}

/** The account of a call that needs a login. */
export function userOf({ user }: AnyCall): DemoUser {
  if (user === null) throw new MockRefusal(401, generalMessages.notLoggedIn);
  return user;
}

/** Reads a value through a schema. @throws MockRefusal 400 with the faults by field */
export function read(schema: Endpoint['request'], value: unknown): unknown {
  if (schema === undefined) return value;
  const checked = check(schema, value);
  if (checked.ok) return checked.value;
  const [first] = checked.fields;
  const message = checked.fields.length === 1 && first !== undefined ? first.message : generalMessages.invalidInput;
  throw new MockRefusal(400, message, checked.fields);
}
