import { ApiError, generalMessages, type FieldError } from '@stellwerk/domain';
import { property, textProperty } from './property';

const BODY_CUT = 200;

/** Fields with errors in a rejected call. */
export function readFields(body: unknown): FieldError[] {
  const fields = property(body, 'fields');
  if (!Array.isArray(fields)) return [];
  return fields.map((field) => {
    const suggestion = textProperty(field, 'suggestion');
    return { name: textProperty(field, 'name'), message: textProperty(field, 'message'), ...(suggestion !== '' && { suggestion }) };
  });
}

/** A raw response. */
export interface RawAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly text: string;
  /** The token stored at the time of the request; null for none. @default the current one */
  readonly token?: string | null;
}

export const isOk = (answer: RawAnswer): boolean => answer.status >= 200 && answer.status < 300;

/** The error of a response with an error status: the server's message or error field, else status and truncated body (000 §7.1, A29). */
export function errorOf(answer: RawAnswer): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(answer.text);
  } catch {
    // A text that is not JSON is used as it is.
  }
  const serverMessage = textProperty(body, 'message') || textProperty(body, 'error');
  const plain =
    `${generalMessages.apiError(answer.status, answer.statusText)} ${body === undefined ? answer.text.slice(0, BODY_CUT) : ''}`.trim();
  const { status, statusText } = answer;
  return new ApiError('http', serverMessage || plain, { status, statusText, serverMessage, fields: readFields(body), body });
}

/**
 * The JSON of a successful response. An empty body is an empty object (000 §7.1).
 * @throws ApiError 'html' for a page instead of data, 'json' for invalid JSON.
 */
export function decode(answer: RawAnswer): unknown {
  if (answer.text.trim() === '') return {};
  if (answer.contentType.includes('text/html')) {
    throw new ApiError('html', generalMessages.htmlInsteadOfData, { status: answer.status });
  }
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new ApiError('json', generalMessages.invalidJson, { status: answer.status });
  }
}
