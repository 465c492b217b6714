import { createContext, use } from 'react';
import { ApiError } from './api-error';

/** One answer that the server fetched for the first page: its body, or the way it failed. */
export type InitialAnswer =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly status: number; readonly message: string };

/** Answers by API path, for the first page only. */
export type InitialAnswers = Readonly<Record<string, InitialAnswer>>;

/** The store empties itself after hydration, so that a later visit of the same page asks again. */
export interface InitialDataStore {
  answers: InitialAnswers;
}

export const InitialDataContext = createContext<InitialDataStore>({ answers: {} });

/** What the server already knows about a call; undefined after the first page. */
export function useInitialAnswer(path: string | null): InitialAnswer | undefined {
  const store = use(InitialDataContext);
  return path === null ? undefined : store.answers[path];
}

/** A failed initial answer as the error that the client's own call would have thrown. */
export function initialError(answer: InitialAnswer | undefined): ApiError | undefined {
  if (answer === undefined || answer.ok) return undefined;
  return new ApiError('http', answer.message, { status: answer.status, serverMessage: answer.message });
}
