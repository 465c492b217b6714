import { ApiError, type FieldError } from '@stellwerk/domain';
import { createContext, use } from 'react';
import type { CallKey } from './call-input';
import { readFields } from './decode';

/** One response that the server fetched for the first page: its body, or its error. */
export type InitialAnswer =
  | { readonly ok: true; readonly body: unknown }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      /** Field errors of the server. @default none */
      readonly fields?: readonly FieldError[];
    };

/** Responses by the key of their call, only for the first page. */
export type InitialAnswers = Readonly<Record<string, InitialAnswer>>;

/** The response to a call among those of the first page. */
export const answerUnder = (answers: InitialAnswers, key: CallKey): InitialAnswer | undefined => answers[JSON.stringify(key)];

function isAnswer(value: unknown): value is InitialAnswer {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false;
  if (value.ok === true) return 'body' in value;
  return (
    value.ok === false && 'status' in value && typeof value.status === 'number' && 'message' in value && typeof value.message === 'string'
  );
}

/** The responses in the server's page; malformed ones are left out and requested again. */
export function readInitialAnswers(value: unknown): InitialAnswers {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([key, answer]: [string, unknown]) => (isAnswer(answer) ? [[key, answer]] : [])));
}

/** Data fetched by the server; cleared after hydration, so that a later visit of the same page requests them again. */
export interface InitialData {
  readonly answerTo: (key: CallKey) => InitialAnswer | undefined;
  readonly clear: () => void;
}

export function initialData(answers: InitialAnswers): InitialData {
  let left = answers;
  return {
    answerTo: (key) => answerUnder(left, key),
    clear: () => {
      left = {};
    },
  };
}

export const InitialDataContext = createContext<InitialData>(initialData({}));

/** The server's response to a call; undefined after the first page. */
export function useInitialAnswer(key: CallKey | null): InitialAnswer | undefined {
  const known = use(InitialDataContext);
  return key === null ? undefined : known.answerTo(key);
}

/** An initial error response, as the error of the client's own call. */
export function initialError(answer: InitialAnswer | undefined): ApiError | undefined {
  if (answer === undefined || answer.ok) return undefined;
  const { status, message } = answer;
  return new ApiError('http', message, { status, serverMessage: message, fields: readFields(answer) });
}
