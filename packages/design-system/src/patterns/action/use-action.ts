import { failureOf, type SubmitFailure } from '@stellwerk/domain';
import { use, useRef, useState } from 'react';
import type { ToastId, ToastMore } from '../../components/toast';
import { ToastContext } from '../../components/toast/ToastProvider';

type Text<Of extends readonly unknown[], Said = string> = Said | ((...of: Of) => Said);

/** What a toast says, with more than one text or something to press. */
export interface ToastText extends ToastMore {
  /** The message; '' shows no toast. */
  readonly text: string;
}

/** The texts of an action's toasts; each may depend on the arguments of the run. */
export interface ActionTexts<Args extends readonly unknown[] = [], Result = unknown> {
  /** A toast while it is under way, in whose place the outcome appears. @default none */
  readonly pending?: Text<Args>;
  /** A toast when it is done, with more than a text where there is something to press. @default none */
  readonly success?: Text<[result: Result, ...args: Args], string | ToastText>;
  /** Why it failed, in one text or several. @default '', when the failure is shown elsewhere */
  readonly failure?: Text<[error: unknown, ...args: Args], string | readonly string[]>;
  /** Where the failure is read: in a toast, or where the screen shows `action.failure`. @default 'toast' */
  readonly failureIn?: 'toast' | 'screen';
  /** Whether a second run may start while the first is under way, as for the rows of a list. @default false */
  readonly parallel?: boolean;
  /** Name of the toast that runs share, as those of one row: what is told next takes its place. @default each run has its own */
  readonly toast?: (...args: Args) => string;
}

/** How an action ended. */
export type ActionOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: unknown; readonly failure: SubmitFailure };

/** Something a person can do, and how far that has come. */
export interface Action<Args extends readonly unknown[] = [], Result = unknown> {
  /** Whether it is under way. */
  readonly busy: boolean;
  /** What it is under way with, the last of several runs; undefined when it is not. */
  readonly args: Args | undefined;
  /** Why the run that was started last failed: texts and the messages at fields; null when it did not, and from the next start on. */
  readonly failure: SubmitFailure | null;
  /** Does it, and never rejects. While it is under way a second start does nothing but wait for the first, unless it is parallel. */
  readonly run: (...args: Args) => Promise<ActionOutcome<Result>>;
  /** The same for forms: null when it is done, else what the form shows. What was typed stays there. */
  readonly submit: (...args: Args) => Promise<SubmitFailure | null>;
  /** The same for what returns to its former state when it fails. @throws the error, after it was shown */
  readonly runOrReject: (...args: Args) => Promise<Result>;
  /** Forgets the last failure, when a dialog opens anew. */
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
 * One way to do something that takes a while and may fail: busy, toasts, failure with field messages. What a refused token means
 * (401) is settled by whoever makes the call.
 * @param work does it; rejects when it failed
 * @throws on a run with toasts outside of a `ToastProvider`
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
    // A further try takes the place of the one before; parallel ones stand beside each other.
    const shared = texts.toast?.(...args);
    const id = pending === '' ? undefined : toast?.show('loading', pending, shared ?? (texts.parallel === true ? undefined : last.current));
    last.current = id;
    const own = { args };
    latest.current = own;
    // Of parallel runs the one that was started last has the last word, whichever ends last.
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
