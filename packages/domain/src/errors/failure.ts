import { ApiError, toApiError } from './api-error';

/** An error as shown to a person. */
export interface SubmitFailure {
  /** Messages above the form, such as the text of the error catalogue; none where the fields have all messages. */
  readonly summary: readonly string[];
  /** Messages at fields, by the name of the field on the wire. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Submits the typed values. Resolves with null on success, else with the error; it does not reject. */
export type SubmitHandler<Values> = (values: Values) => Promise<SubmitFailure | null>;

/**
 * Converts an error for display: the given texts above, the server's messages at their fields (decisions, rule 17).
 * @param texts '' is left out
 */
export function failureOf(error: unknown, ...texts: readonly string[]): SubmitFailure {
  const summary = texts.filter((text) => text !== '');
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.length === 0 ? { summary } : { summary, fields: Object.fromEntries(fields.map(({ name, message }) => [name, message])) };
}

/** The message of an error: the server's, else the reason for the missing response. */
export const messageOf = (error: unknown): string => toApiError(error).message;
