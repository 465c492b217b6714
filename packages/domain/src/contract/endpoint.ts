import type * as z from 'zod/mini';
import type { Call, ParamsOf } from './call';
import type { ACCESS, Access, CompanySubject, OwnedSubject, Subject } from './access';

/** Where to find the id of the stored row that the permission comes from: in the path, or in a field of the JSON body (rule 2). */
export type Place<S extends Subject = Subject, Param extends string = string> =
  | { readonly of: S; readonly param: Param }
  | { readonly of: S; readonly body: string };

/** The row that a permission comes from; `none` where the caller alone decides. */
export type Scope = 'none' | Place;

/** A form with files. */
export interface Multipart {
  readonly fields: z.core.$ZodType;
  /** Names of the fields that take a file. */
  readonly files: readonly string[];
  /** Those of them that take several. */
  readonly repeated: readonly string[];
}

/** What a server needs of a call besides its scope. */
interface Description {
  /** Requirement rows or decisions that ask for the call. */
  readonly spec: readonly string[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Body as the caller sends it: JSON, or the fields of a form. Absent when there is none. */
  readonly request?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  /** The allow-list of the answer; absent for files and empty answers. */
  readonly answer?: z.core.$ZodType;
  /** The body may also be multipart/form-data. The handler then reads the body itself, because files stream. */
  readonly multipart?: Multipart;
  /** Longest JSON body in bytes. @default 1 MB */
  readonly bodyLimit?: number;
  /** The answer is the same for everybody and depends on public data only, so that every cache may share it. @default false */
  readonly shared?: true;
}

/** A call with everything that a server needs to know about it. */
export interface Endpoint extends Call, Description {
  readonly scope: Scope;
}

type Rules = typeof ACCESS;

/** Subjects that can answer what an access asks: a company for a role, an account for "own". */
export type SubjectFor<A extends Access> = (Rules[A] extends { readonly role: string } ? CompanySubject : Subject) &
  (Rules[A] extends { readonly own: true } ? OwnedSubject : Subject) &
  (Rules[A] extends { readonly receivers: true } | { readonly parties: true } ? 'message' : Subject);

/** Accesses that only a stored row can decide. */
export type RowAccess = {
  [A in Access]: Rules[A] extends
    | { readonly role: string }
    | { readonly own: true }
    | { readonly receivers: true }
    | { readonly parties: true }
    ? A
    : never;
}[Access];

/** Scopes that fit an access: whoever asks for a role or for "own" has to name the row. */
export type ScopeFor<A extends Access, C extends Pick<Call, 'path'>> = A extends RowAccess
  ? Place<SubjectFor<A>, keyof ParamsOf<C> & string>
  : 'none' | Place<Subject, keyof ParamsOf<C> & string>;

/** An id in the body is read before the permission check: not out of a form whose files stream. */
type BodyScope = { readonly scope: { readonly body: string }; readonly request: z.core.$ZodType; readonly multipart?: never };
type OtherScope = { readonly scope: 'none' | { readonly param: string } };

/** What a server adds to a call: access and scope fit together, or it does not compile (closed by default). */
export type DescriptionOf<C extends Call> = Description & (BodyScope | OtherScope) & { readonly scope: ScopeFor<C['access'], C> };

/** A call with its description. */
export const endpoint = <const C extends Call, const D extends DescriptionOf<C>>(call: C, description: D): C & D => ({
  ...call,
  ...description,
});

/** One endpoint for each call of a module, under the same name. */
export type EndpointsOf<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: Endpoint & { readonly name: Name };
};
