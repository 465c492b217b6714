import { ApiError, applyMessages, generalMessages, type FieldError } from '@stellwerk/domain';
import { decode, errorOf, isOk, type RawAnswer } from '../decode';
import { property, textProperty } from '../property';

/** The three documented ways to send an application (A10). */
export type ApplicationWay = 'anonymous' | 'private' | 'multipart';

/** Reason for rejecting an application. */
export interface ApplicationFailure {
  readonly message: string;
  readonly fields: readonly FieldError[];
  readonly status: number;
}

/** Either the id of the stored application, or the reason of its rejection. */
export type ApplicationOutcome = { readonly id: string } | { readonly failure: ApplicationFailure };

const refuse = (message: string, status = 0, fields: readonly FieldError[] = []): ApplicationOutcome => ({
  failure: { message, status, fields },
});

/** An empty response has a separate message for each way (A09). */
const EMPTY = {
  anonymous: applyMessages.emptyAnonymous,
  private: applyMessages.emptyPrivate,
  multipart: applyMessages.emptyMultipart,
} as const satisfies Record<ApplicationWay, string>;

function failureOf(answer: RawAnswer): ApplicationOutcome {
  const error = errorOf(answer);
  const details = textProperty(error.body, 'details');
  const text = textProperty(error.body, 'error') || textProperty(error.body, 'detail') || textProperty(error.body, 'message');
  if (text === '') return refuse(applyMessages.failed, answer.status, error.fields);
  return refuse(details === '' ? text : applyMessages.refused(text, details), answer.status, error.fields);
}

function idOf(body: unknown, way: ApplicationWay): string {
  const names = way === 'multipart' ? ['applicationId'] : ['applicationId', 'id', 'token'];
  for (const name of names) {
    const value = property(body, name);
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
  }
  return '';
}

/** Parses the response to an application by the rules of its way (000 §7.2 and §8, AF52 to AF63, AF68). */
export function readOutcome(answer: RawAnswer, way: ApplicationWay): ApplicationOutcome {
  if (!isOk(answer)) return failureOf(answer);
  if (answer.text.trim() === '') return refuse(EMPTY[way]);
  let body: unknown;
  try {
    body = decode(answer);
  } catch (error) {
    return refuse(error instanceof ApiError ? error.message : generalMessages.invalidJson);
  }
  if (property(body, 'success') === false) {
    const details = textProperty(body, 'details');
    return refuse(details === '' ? applyMessages.refusedPlain : applyMessages.refused(textProperty(body, 'error'), details));
  }
  const id = idOf(body, way);
  return id === '' ? refuse(applyMessages.withoutId) : { id };
}
