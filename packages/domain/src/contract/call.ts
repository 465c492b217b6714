import type { Access } from './access';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the product, as a client needs it. The server's part follows in the same file: scope, schemas and summary
 * (`endpoint.ts`).
 */
export interface Call {
  /** Name of the exported constant, of the entry in the endpoint table, and first part of a cache key. */
  readonly name: string;
  readonly method: Method;
  /** Written with /api and `:name` parameters; the server also answers most paths without /api (A22). */
  readonly path: `/api/${string}`;
  /** Permitted callers. A public call is sent without the login, so that a visitor with an expired token still sees public pages (A85). */
  readonly access: Access;
  /** A public call that is sent with an existing login (O73). @default false */
  readonly optionalLogin?: true;
  /** Keeps null values in the body, which otherwise become '' at its top level (A26). @default false */
  readonly keepNull?: true;
  /** The only reader of the response. @param params the call's own path parameters, for responses that do not repeat them */
  readonly read: (answer: unknown, params: Readonly<Record<string, string>>) => unknown;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<More>
    : Rest
  : never;

/** Parameters in the path of a call, each as plain text. */
export type ParamsOf<C extends Pick<Call, 'path'>> = Readonly<Record<ParamNames<C['path']>, string>>;

/** Result type of a call's reader. */
export type ReadOf<C extends Pick<Call, 'read'>> = ReturnType<C['read']>;

type QueryValue = string | number | boolean;

/** Values of a URL's query. Undefined and '' are left out, lists become repeated keys (O25). */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

const isList = (value: QueryValue | readonly QueryValue[]): value is readonly QueryValue[] => Array.isArray(value);

function searchOf(query: QueryValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of isList(value) ? value : [value]) if (one !== '') search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search}`;
}

/**
 * URL of a call below the origin.
 * @param params values of the path's parameters; encoded here
 * @param query query parameters. @default none
 */
export function pathOf<C extends Pick<Call, 'path'>>(call: C, params: ParamsOf<C>, query: QueryValues = {}): string {
  const values: Readonly<Record<string, string>> = params;
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')) + searchOf(query);
}

/** Reader of calls with a file or an empty response: a link or an image requests them, no code reads them. */
export function readNothing(): undefined {
  return undefined;
}
