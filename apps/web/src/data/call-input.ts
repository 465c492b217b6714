import type { Call, ParamsOf, QueryValues } from '@stellwerk/domain/calls';
import type { BodyOf, EndpointName, QueryOf } from '@stellwerk/domain/endpoints';

/** A call of the endpoint table; its query and its body are typed from there. */
export interface NamedCall extends Call {
  readonly name: EndpointName;
}

/** What goes with any call, whatever its name. */
export interface AnyInput {
  /** Values of the path's parameters. @default none */
  readonly params?: Readonly<Record<string, string>>;
  /** What goes behind the question mark. @default nothing */
  readonly query?: QueryValues;
}

/** What must and may go with a call that reads. */
export type ReadInput<C extends NamedCall> = AnyInput &
  (keyof ParamsOf<C> extends never ? { readonly params?: ParamsOf<C> } : { readonly params: ParamsOf<C> }) & {
    readonly query?: QueryOf<C>;
  };

/** The same with the JSON body, for a call that has one. */
export type SendInput<C extends NamedCall> = ReadInput<C> &
  (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> & object });

/** A call whose reader gives a `T`. */
export interface Reads<T> {
  readonly read: (answer: unknown, params: Readonly<Record<string, string>>) => T;
}

/** What names an answer in caches: equal for equal calls, parameters and queries; 'own' where it is meant for one person. */
export type CallKey = readonly [name: string, params: AnyInput['params'], query: AnyInput['query'], whose?: 'own'];

/** The key of a call; one call has one reader, so one key has one, too. */
export const keyOf = ({ name, access }: Pick<Call, 'name' | 'access'>, { params = {}, query = {} }: AnyInput): CallKey =>
  access === 'public' ? [name, params, query] : [name, params, query, 'own'];

/** Whether a key names an answer that is meant for one person: that of a call which always carries the login. */
export const isOwnKey = (key: unknown): boolean => Array.isArray(key) && key[3] === 'own';

/** Option of a call whose screen has a text of its own for a refused login: nothing typed is lost (A86, T15). */
export const handles401 = { stayOn401: true } as const;
