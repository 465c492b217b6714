import * as z from 'zod/mini';
import type { EndpointName, endpoints } from './table';

type Table = typeof endpoints;

/** What a call's body or query is once it has been read; unknown where the table names none. */
export type InputOf<N extends EndpointName, K extends 'request' | 'query'> = Table[N] extends {
  readonly [P in K]: infer S extends z.core.$ZodType;
}
  ? z.core.output<S>
  : unknown;

/** What a call answers; nothing where the table names no answer. */
export type AnswerOf<N extends EndpointName> = Table[N] extends { readonly answer: infer S extends z.core.$ZodType }
  ? z.core.input<S>
  : void;

/** What a schema says to a value: what it reads, or what is wrong with it by field, the first fault of each. */
export type Checked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fields: readonly { readonly name: string; readonly message: string }[] };

/** Reads a value through a schema of the table. Whoever has no schema library of his own needs none for that. */
export function check(schema: z.core.$ZodType, value: unknown): Checked {
  const result = z.safeParse(schema, value);
  if (result.success) return { ok: true, value: result.data };
  const faults = result.error.issues.map((issue) => ({ name: issue.path.join('.'), message: issue.message }));
  return { ok: false, fields: faults.filter((fault, index) => faults.findIndex(({ name }) => name === fault.name) === index) };
}
