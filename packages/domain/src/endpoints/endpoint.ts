import type * as z from 'zod/mini';

/**
 * Who may call an endpoint (decisions §4).
 * - `public`: no token needed; `user`: any logged-in account
 * - `applicant`: the account that submitted the application in the path
 * - `applicant-or-member`: that account, or a member of the company that received the application
 * - `member`, `recruiter`, `manager`, `owner`: a membership of at least that role in the company of the path or of the stored row
 * - `admin`: an administrator of the platform
 * - `self-or-admin`: the account named in the path, or an administrator
 */
export type Access =
  'public' | 'user' | 'applicant' | 'applicant-or-member' | 'member' | 'recruiter' | 'manager' | 'owner' | 'admin' | 'self-or-admin';

/** What the id in the path names: it decides from which stored row the company scope comes (decisions, rule 2). */
export type Scope = 'none' | 'company' | 'job' | 'application' | 'document' | 'user' | 'media';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the product. Paths are written with /api; the server also answers them without it (A22). */
export interface Endpoint {
  readonly method: Method;
  /** With `:name` parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly scope: Scope;
  /** Requirement rows or decisions that ask for the call. */
  readonly spec: readonly string[];
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** JSON body; absent when the call has none or reads a multipart stream. */
  readonly request?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  /** The allow-list of the answer; absent for files and empty answers. */
  readonly answer?: z.core.$ZodType;
  /** Whether the body may be multipart/form-data with files. */
  readonly multipart?: true;
}
