import { useState } from 'react';

/** Simulates the URL of a list: a change is merged into the current state. For stories only. */
export function useStoryState<State extends object>(initial: State): readonly [State, (change: Partial<State>) => void] {
  const [state, setState] = useState(initial);
  return [state, (change) => setState((now) => ({ ...now, ...change }))];
}
