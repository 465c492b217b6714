import type * as z from 'zod/mini';
import type { EndpointName, Endpoints } from './table';

/** Type of a call's parsed body or query; unknown where the table has none. */
export type InputOf<N extends EndpointName, K extends 'request' | 'query'> = Endpoints[N] extends {
  readonly [P in K]: infer S extends z.core.$ZodType;
}
  ? z.core.output<S>
  : unknown;

type Named = { readonly name: EndpointName };

/** Query that a caller may send; none where the table has none. */
export type QueryOf<C extends Named> = Endpoints[C['name']] extends { readonly query: infer S extends z.core.$ZodType }
  ? z.core.output<S>
  : Readonly<Record<string, never>>;

/** The JSON body that a caller sends; undefined where the table has none. */
export type BodyOf<C extends Named> = Endpoints[C['name']] extends { readonly request: infer S extends z.core.$ZodType }
  ? z.core.input<S>
  : undefined;

/** Response type of a call; none where the table has none. */
export type AnswerOf<N extends EndpointName> = Endpoints[N] extends { readonly answer: infer S extends z.core.$ZodType }
  ? z.core.input<S>
  : void;
