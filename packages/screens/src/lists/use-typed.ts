import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Wait after the last key before the list follows, in milliseconds. */
const PAUSE = 200;

/** With these somebody turns to something else, on a device that gives a pressed button the focus and on one that does not. */
const NEXT_ACTS = ['pointerdown', 'focusout'] as const;

interface TypedState {
  /** The text in the field; null while it is the one in the URL. */
  readonly text: string | null;
  /** Texts that are on their way to the URL, in order. */
  readonly sent: readonly string[];
  /** The text that was last in the URL. */
  readonly seen: string;
}

/** The field after the URL has changed. */
function afterUrl(state: TypedState, value: string): TypedState {
  if (state.seen === value) return state;
  const { text, sent } = state;
  const at = sent.indexOf(value);
  // Not one of ours: a link, the way back or a reset, and the field follows.
  if (at < 0) return { text: null, sent: [], seen: value };
  return { text: text === value ? null : text, sent: sent.slice(at + 1), seen: value };
}

export interface Typed {
  /** The text in the field. */
  readonly text: string;
  /** @param now true: the list follows at once. @default false */
  readonly onText: (text: string, now?: boolean) => void;
  /** Lets the list follow at once, as Enter does. */
  readonly commit: () => void;
}

/**
 * The text of a search field whose list has its state in the URL. The field keeps what is typed, and the URL follows after a pause or
 * with the next act: a field that waited for the URL would lose letters.
 * @param value the text in the URL
 * @param onCommit changes the URL
 * @param afterPause false: the URL follows only when it is told to. @default true
 */
export function useTyped(value: string, onCommit: (text: string) => void, afterPause = true): Typed {
  const [state, setState] = useState<TypedState>({ text: null, sent: [], seen: value });
  // Not while rendering: the router draws a new URL in a transition, and what is set in a rendering that a key interrupts leaks into the
  // one of that key. The field would then take the URL of before for one that somebody else has set, and drop what was typed.
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
    // The next act comes after the text: else a text that is still waiting would undo a reset.
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
