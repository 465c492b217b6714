import type { Call, ParamsOf, QueryValues } from '@stellwerk/domain/calls';
import type { BodyOf, EndpointName, QueryOf } from '@stellwerk/domain/endpoints';

/** A call of the endpoint table, which types its query and body. */
export interface NamedCall extends Call {
  readonly name: EndpointName;
}

/** Input of any call. */
export interface AnyInput {
  /** Values of the path's parameters. @default none */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameters. @default none */
  readonly query?: QueryValues;
}

/** Required and optional input of a reading call. */
export type ReadInput<C extends NamedCall> = AnyInput &
  (keyof ParamsOf<C> extends never ? { readonly params?: ParamsOf<C> } : { readonly params: ParamsOf<C> }) & {
    readonly query?: QueryOf<C>;
  };

/** The same with the JSON body, for a call that has one. */
export type SendInput<C extends NamedCall> = ReadInput<C> &
  (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> & object });

/** A call whose reader returns a `T`. */
export interface Reads<T> {
  readonly read: (answer: unknown, params: Readonly<Record<string, string>>) => T;
}

/** Cache key of a response: equal for equal calls, parameters and queries; 'own' for personal data. */
export type CallKey = readonly [name: string, params: AnyInput['params'], query: AnyInput['query'], whose?: 'own'];

/** The key of a call; one call has one reader, so one key has one, too. */
export const keyOf = ({ name, access }: Pick<Call, 'name' | 'access'>, { params = {}, query = {} }: AnyInput): CallKey =>
  access === 'public' ? [name, params, query] : [name, params, query, 'own'];

/** Whether a key names a personal response: that of a call which always sends the login. */
export const isOwnKey = (key: unknown): boolean => Array.isArray(key) && key[3] === 'own';

/** Option of a call whose screen has its own text for a rejected login: typed text stays (A86, T15). */
export const handles401 = { stayOn401: true } as const;
