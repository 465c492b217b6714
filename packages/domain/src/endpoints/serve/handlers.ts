import type { ParamsOf } from '../../contract/call';
import type { AnswerOf, InputOf } from '../types';
import type { EndpointName, Endpoints } from '../table';
import type { Reply } from './answer';

/** Parsed input of a handler: parameters, query and body. */
export interface Input<N extends EndpointName> {
  readonly params: ParamsOf<Endpoints[N]>;
  readonly query: InputOf<N, 'query'>;
  readonly body: InputOf<N, 'request'>;
}

type Result<T> = T | Reply<T> | Response;

/** Handles one call. @typeParam Own context that the server passes to all its handlers */
export type Handler<N extends EndpointName, Own> = (call: Own & Input<N>) => Result<AnswerOf<N>> | Promise<Result<AnswerOf<N>>>;

/** A handler for every call of the table: a missing one does not compile. */
export type Handlers<Own> = { readonly [N in EndpointName]: Handler<N, Own> };

/** The same input with its types erased, for the code that handles all calls alike. */
export interface AnyInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

interface Erased<Own> {
  run(call: Own & AnyInput): unknown;
}

/** Any handler of the table. Its caller has parsed the input with the schemas of the same name. */
export type AnyHandler<Own> = Erased<Own>['run'];
