import type * as z from 'zod/mini';
import type { Call, ParamsOf } from './call';
import type { ACCESS, Access, CompanySubject, OwnedSubject, Subject } from './access';

/** Location of the id of the stored row that determines the permission: in the path, or in a field of the JSON body (rule 2). */
export type Place<S extends Subject = Subject, Param extends string = string> =
  | { readonly of: S; readonly param: Param }
  | { readonly of: S; readonly body: string };

/** The row that determines a permission; `none` where the caller alone decides. */
export type Scope = 'none' | Place;

/** A form with files. */
export interface Multipart {
  readonly fields: z.core.$ZodType;
  /** Names of the file fields. */
  readonly files: readonly string[];
  /** Those of them that accept several files. */
  readonly repeated: readonly string[];
}

/** The server's description of a call besides its scope. */
interface Description {
  /** Requirement rows or decisions of the call. */
  readonly spec: readonly string[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Body as the caller sends it: JSON, or the fields of a form. Absent for none. */
  readonly request?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  /** The allow-list of the response; absent for files and empty responses. */
  readonly answer?: z.core.$ZodType;
  /** The body may also be multipart/form-data. The handler then reads the body itself, because files stream. */
  readonly multipart?: Multipart;
  /** Longest JSON body in bytes. @default 1 MB */
  readonly bodyLimit?: number;
  /** The answer is the same for everybody and depends on public data only, so that every cache may share it: its handler does not learn who calls. @default false */
  readonly shared?: true;
}

/** A call with all data of the server. */
export interface Endpoint extends Call, Description {
  readonly scope: Scope;
}

type Rules = typeof ACCESS;

/** Subjects that fit an access: a company for a role, an account for "own". */
export type SubjectFor<A extends Access> = (Rules[A] extends { readonly role: string } ? CompanySubject : Subject) &
  (Rules[A] extends { readonly own: true } ? OwnedSubject : Subject) &
  (Rules[A] extends { readonly receivers: true } | { readonly parties: true } ? 'message' : Subject);

/** Accesses that depend on a stored row. */
export type RowAccess = {
  [A in Access]: Rules[A] extends
    | { readonly role: string }
    | { readonly own: true }
    | { readonly receivers: true }
    | { readonly parties: true }
    ? A
    : never;
}[Access];

/** Scopes that fit an access: for a role or "own" the row must be named. */
export type ScopeFor<A extends Access, C extends Pick<Call, 'path'>> = A extends RowAccess
  ? Place<SubjectFor<A>, keyof ParamsOf<C> & string>
  : 'none' | Place<Subject, keyof ParamsOf<C> & string>;

/** An id in the body is read before the permission check, so it cannot come from a streamed form. */
type BodyScope = { readonly scope: { readonly body: string }; readonly request: z.core.$ZodType; readonly multipart?: never };
type OtherScope = { readonly scope: 'none' | { readonly param: string } };

/** The server's addition to a call: access and scope must fit together, or it does not compile (closed by default). */
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
