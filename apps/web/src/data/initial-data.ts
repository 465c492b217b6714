import { createContext, use } from 'react';
import { ApiError } from './api-error';

/** One answer that the server fetched for the first page: its body, or the way it failed. */
export type InitialAnswer =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly status: number; readonly message: string };

/** Answers by API path, for the first page only. */
export type InitialAnswers = Readonly<Record<string, InitialAnswer>>;

/** What the server knew; cleared after hydration, so that a later visit of the same page asks again. */
export interface InitialData {
  readonly answerOf: (path: string) => InitialAnswer | undefined;
  readonly clear: () => void;
}

export function initialData(answers: InitialAnswers): InitialData {
  let left = answers;
  return {
    answerOf: (path) => left[path],
    clear: () => {
      left = {};
    },
  };
}

export const InitialDataContext = createContext<InitialData>(initialData({}));

/** What the server already knows about a call; undefined after the first page. */
export function useInitialAnswer(path: string | null): InitialAnswer | undefined {
  const known = use(InitialDataContext);
  return path === null ? undefined : known.answerOf(path);
}

/** A failed initial answer as the error that the client's own call would have thrown. */
export function initialError(answer: InitialAnswer | undefined): ApiError | undefined {
  if (answer === undefined || answer.ok) return undefined;
  return new ApiError('http', answer.message, { status: answer.status, serverMessage: answer.message });
}
