import type { Id } from '../ids';
import { asObject, firstText } from '../wire/loose';

export { readNothing } from './call';

/** Reads an answer that only says that the work is done. @returns the German sentence in it, '' without one */
export function readConfirmation(answer: unknown): string {
  return firstText(asObject(answer).message);
}

/** An application that the server has stored. */
export interface CreatedApplication {
  /** '' when the answer names none. */
  readonly id: Id<'application'>;
  /** Reference for the applicant, without any rights (decisions, rule 16). */
  readonly token: string;
}

/** Reads the answer to a new application; both names of the id are documented. */
export function readCreatedApplication(answer: unknown): CreatedApplication {
  const created = asObject(answer);
  return { id: firstText(created.applicationId, created.id), token: firstText(created.token) };
}

/** Reads the answer to something new. @returns its id, '' when the answer names none */
export function readCreatedId(answer: unknown): string {
  return firstText(asObject(answer).id);
}

/** URLs of a file that work for a few minutes (O19). */
export interface DocumentLink {
  /** Shows PDF and video in the browser. '' when the answer names none. */
  readonly url: string;
  /** Saves the file. '' when the answer names none. */
  readonly downloadUrl: string;
}

/** Reads the answer with the short-lived URLs of a file. */
export function readDocumentLink(answer: unknown): DocumentLink {
  const link = asObject(answer);
  return { url: firstText(link.url), downloadUrl: firstText(link.downloadUrl) };
}
