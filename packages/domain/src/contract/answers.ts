import type { Id } from '../ids';
import { asObject, firstText } from '../wire/loose';

export { readNothing } from './call';

/** Reads a response that only confirms the action. @returns the German sentence in it, '' without one */
export function readConfirmation(answer: unknown): string {
  return firstText(asObject(answer).message);
}

/** An application that the server has stored. */
export interface CreatedApplication {
  /** '' if missing. */
  readonly id: Id<'application'>;
  /** Reference for the applicant, without any rights (decisions, rule 16). */
  readonly token: string;
}

/** Reads the response to a new application; both names of the id are documented. */
export function readCreatedApplication(answer: unknown): CreatedApplication {
  const created = asObject(answer);
  return { id: firstText(created.applicationId, created.id), token: firstText(created.token) };
}

/** Reads the response to a creation. @returns its id, '' if missing */
export function readCreatedId(answer: unknown): string {
  return firstText(asObject(answer).id);
}

/** URLs of a file, valid for a few minutes (O19). */
export interface DocumentLink {
  /** Shows PDF and video in the browser. '' if missing. */
  readonly url: string;
  /** Saves the file. '' if missing. */
  readonly downloadUrl: string;
}

/** Reads the response with the short-lived URLs of a file. */
export function readDocumentLink(answer: unknown): DocumentLink {
  const link = asObject(answer);
  return { url: firstText(link.url), downloadUrl: firstText(link.downloadUrl) };
}
