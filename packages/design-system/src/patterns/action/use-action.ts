import { failureOf, type SubmitFailure } from '@stellwerk/domain';
import { use, useRef, useState } from 'react';
import type { ToastId, ToastMore } from '../../components/toast';
import { ToastContext } from '../../components/toast/ToastProvider';

type Text<Of extends readonly unknown[], Said = string> = Said | ((...of: Of) => Said);

/** Content of a toast with several texts or a button. */
export interface ToastText extends ToastMore {
  /** The message; '' shows no toast. */
  readonly text: string;
}

/** Texts of an action's toasts; each may depend on the arguments of the run. */
export interface ActionTexts<Args extends readonly unknown[] = [], Result = unknown> {
  /** Toast during the run, replaced by the result. @default none */
  readonly pending?: Text<Args>;
  /** Toast after success, with a button if needed. @default none */
  readonly success?: Text<[result: Result, ...args: Args], string | ToastText>;
  /** Error message, in one text or several. @default '', if the failure is shown elsewhere */
  readonly failure?: Text<[error: unknown, ...args: Args], string | readonly string[]>;
  /**
   * Where the failure is shown: in a toast, or where the screen renders `action.failure`.
   * @default 'toast'
   */
  readonly failureIn?: 'toast' | 'screen';
  /** Whether runs may overlap, as for the rows of a list. @default false */
  readonly parallel?: boolean;
  /**
   * Name of a toast shared by several runs, such as those of one row: the next message replaces the
   * previous one.
   * @default a toast per run
   */
  readonly toast?: (...args: Args) => string;
}

/** Result of an action. */
export type ActionOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: unknown; readonly failure: SubmitFailure };

/** An action with its current state. */
export interface Action<Args extends readonly unknown[] = [], Result = unknown> {
  /** Whether it is running. */
  readonly busy: boolean;
  /** Arguments of the current run, the latest of parallel ones; undefined while idle. */
  readonly args: Args | undefined;
  /**
   * Failure of the latest run: texts and field errors; null after success and from the next start
   * on.
   */
  readonly failure: SubmitFailure | null;
  /**
   * Runs the action; never rejects. During a run a second call only awaits the first, unless the
   * action is parallel.
   */
  readonly run: (...args: Args) => Promise<ActionOutcome<Result>>;
  /** Variant for forms: null after success, else the failure to show. Input in the form is kept. */
  readonly submit: (...args: Args) => Promise<SubmitFailure | null>;
  /**
   * Variant for optimistic updates that revert on failure.
   * @throws the error, after it was shown
   */
  readonly runOrReject: (...args: Args) => Promise<Result>;
  /** Resets the last failure, when a dialog reopens. */
  readonly clear: () => void;
}

interface ActionState<Args> {
  readonly runs: readonly { readonly args: Args }[];
  readonly failure: SubmitFailure | null;
}

function textsOf<Of extends readonly unknown[]>(text: Text<Of, string | readonly string[]> = '', ...of: Of): readonly string[] {
  return [typeof text === 'function' ? text(...of) : text].flat();
}

function successOf<Of extends readonly unknown[]>(text: Text<Of, string | ToastText> = '', ...of: Of): ToastText {
  const said = typeof text === 'function' ? text(...of) : text;
  return typeof said === 'string' ? { text: said } : said;
}

/**
 * State of an asynchronous action that may fail: busy, toasts, failure with field errors. The
 * caller's client handles an invalid token (401).
 * @param work performs the action; rejects on failure
 * @throws on a run with toasts outside a `ToastProvider`
 */
export function useAction<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result | Promise<Result>,
  texts: ActionTexts<Args, Result> = {},
): Action<Args, Result> {
  const toast = use(ToastContext);
  const [{ runs, failure }, setState] = useState<ActionState<Args>>({ runs: [], failure: null });
  const last = useRef<ToastId>(undefined);
  const latest = useRef<object>(null);
  const running = useRef<Promise<ActionOutcome<Result>>>(null);

  const start = async (...args: Args): Promise<ActionOutcome<Result>> => {
    const [pending = ''] = textsOf(texts.pending, ...args);
    // A retry replaces the previous toast; toasts of parallel runs are separate.
    const shared = texts.toast?.(...args);
    const id = pending === '' ? undefined : toast?.show('loading', pending, shared ?? (texts.parallel === true ? undefined : last.current));
    last.current = id;
    const own = { args };
    latest.current = own;
    // Of parallel runs, the one started last determines the failure, in any order of completion.
    const end = (ended: SubmitFailure | null): void =>
      setState((state) => ({
        runs: state.runs.filter((run) => run !== own),
        failure: latest.current === own ? ended : state.failure,
      }));
    setState((state) => ({ runs: [...state.runs, own], failure: null }));
    try {
      const result = await work(...args);
      const { text: success, ...more } = successOf(texts.success, result, ...args);
      if (success !== '') toast?.success(success, id ?? shared, more);
      else if (id !== undefined) toast?.dismiss(id);
      end(null);
      return { ok: true, result };
    } catch (error) {
      const failed = failureOf(error, ...textsOf(texts.failure, error, ...args));
      const text = texts.failureIn === 'screen' ? '' : failed.summary.join(' ');
      if (text !== '') toast?.error(text, id ?? shared);
      else if (id !== undefined) toast?.dismiss(id);
      end(failed);
      return { ok: false, error, failure: failed };
    } finally {
      running.current = null;
    }
  };
  const run = (...args: Args): Promise<ActionOutcome<Result>> => {
    if (texts.parallel === true) return start(...args);
    running.current ??= start(...args);
    return running.current;
  };
  return {
    busy: runs.length > 0,
    args: runs.at(-1)?.args,
    failure,
    run,
    submit: async (...args) => {
      const outcome = await run(...args);
      return outcome.ok ? null : outcome.failure;
    },
    runOrReject: async (...args) => {
      const outcome = await run(...args);
      if (!outcome.ok) throw outcome.error;
      return outcome.result;
    },
    clear: () => setState((state) => ({ ...state, failure: null })),
  };
}
