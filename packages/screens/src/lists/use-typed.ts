import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Delay after the last key before the list updates, in milliseconds. */
const PAUSE = 200;

/**
 * Events that show that the person has left the field, on devices that focus a clicked button and
 * on those that do not.
 */
const NEXT_ACTS = ['pointerdown', 'focusout'] as const;

interface TypedState {
  /** The text in the field; null if it equals the one in the URL. */
  readonly text: string | null;
  /** Texts with a pending URL change, in order. */
  readonly sent: readonly string[];
  /** The previous text in the URL. */
  readonly seen: string;
}

/** The field after a URL change. */
function afterUrl(state: TypedState, value: string): TypedState {
  if (state.seen === value) return state;
  const { text, sent } = state;
  const at = sent.indexOf(value);
  // Not one of our own changes: a link, back navigation or a reset, so the field follows.
  if (at < 0) return { text: null, sent: [], seen: value };
  return { text: text === value ? null : text, sent: sent.slice(at + 1), seen: value };
}

export interface Typed {
  /** The text in the field. */
  readonly text: string;
  /** @param now true: the list follows at once. @default false */
  readonly onText: (text: string, now?: boolean) => void;
  /** Updates the list at once, like Enter. */
  readonly commit: () => void;
}

/**
 * Text of a search field whose list has its state in the URL. The field keeps the typed text, and
 * the URL follows after a delay or with the next action: a field controlled by the URL would lose
 * letters.
 * @param value the text in the URL
 * @param onCommit changes the URL
 * @param afterPause false: the URL changes only on request.
 * @default true
 */
export function useTyped(value: string, onCommit: (text: string) => void, afterPause = true): Typed {
  const [state, setState] = useState<TypedState>({ text: null, sent: [], seen: value });
  // In an effect: the router renders a new URL in a transition, and setState in an interrupted
  // transition leaks into the next rendering. The field would then mistake its own previous URL for
  // an external change, and drop the input.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    setState((now) => afterUrl(now, value));
  }, [value]);
  const { text } = state;
  const send = (next: string): void => {
    if (next === (state.sent.at(-1) ?? value)) return;
    setState((now) => ({ ...now, sent: [...now.sent, next] }));
    onCommit(next);
  };
  const commit = (): void => {
    if (text !== null) send(text);
  };
  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (text === null || !afterPause) return undefined;
    const follow = (): void => commitAfterPause();
    const timer = setTimeout(follow, PAUSE);
    // The pending text is applied before the next action: otherwise it would undo a reset.
    for (const act of NEXT_ACTS) document.addEventListener(act, follow, true);
    return () => {
      clearTimeout(timer);
      for (const act of NEXT_ACTS) document.removeEventListener(act, follow, true);
    };
  }, [text, afterPause]);
  return {
    text: text ?? value,
    onText: (next, now = false) => {
      setState((old) => ({ ...old, text: next === old.seen && old.sent.length === 0 ? null : next }));
      if (now) send(next);
    },
    commit,
  };
}
