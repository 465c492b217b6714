import type * as z from 'zod/mini';
import type { EndpointName, Endpoints } from './table';

/** What a call's body or query is once it has been read; unknown where the table names none. */
export type InputOf<N extends EndpointName, K extends 'request' | 'query'> = Endpoints[N] extends {
  readonly [P in K]: infer S extends z.core.$ZodType;
}
  ? z.core.output<S>
  : unknown;

type Named = { readonly name: EndpointName };

/** What a caller may write behind the question mark; nothing where the table names no query. */
export type QueryOf<C extends Named> = Endpoints[C['name']] extends { readonly query: infer S extends z.core.$ZodType }
  ? z.core.output<S>
  : Readonly<Record<string, never>>;

/** The JSON body that a caller sends; undefined where the table names none. */
export type BodyOf<C extends Named> = Endpoints[C['name']] extends { readonly request: infer S extends z.core.$ZodType }
  ? z.core.input<S>
  : undefined;

/** What a call answers; nothing where the table names no answer. */
export type AnswerOf<N extends EndpointName> = Endpoints[N] extends { readonly answer: infer S extends z.core.$ZodType }
  ? z.core.input<S>
  : void;
