import { ApiError, toApiError } from './api-error';

/** What a person is shown because something failed. */
export interface SubmitFailure {
  /** Messages for the top of the form, such as the text of the error catalogue; none where the fields say everything. */
  readonly summary: readonly string[];
  /** Messages at fields, by the name of the field on the wire. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Sends what was typed. Resolves with null when it arrived, else with the reason; it does not reject. */
export type SubmitHandler<Values> = (values: Values) => Promise<SubmitFailure | null>;

/**
 * An error as a person is shown it: the given texts above, the server's messages at their fields (decisions, rule 17).
 * @param texts '' is left out
 */
export function failureOf(error: unknown, ...texts: readonly string[]): SubmitFailure {
  const summary = texts.filter((text) => text !== '');
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.length === 0 ? { summary } : { summary, fields: Object.fromEntries(fields.map(({ name, message }) => [name, message])) };
}

/** The message of an error: the server's, else why there was no answer. */
export const messageOf = (error: unknown): string => toApiError(error).message;
