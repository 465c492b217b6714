import { createContext, use, type RefObject } from 'react';

/** State of a list and its setter. The caller stores it, mostly in the URL. */
export interface ListControl<State> {
  readonly state: State;
  /** Called with the changed part of the state. */
  readonly onChange: (change: Partial<State>) => void;
}

/** Context that a list shares with its count, pagination and reset button. */
export interface Results {
  /** Key of the shown results; changes with them. */
  readonly shown: string;
  /** Whether other results are loading. */
  readonly busy: boolean;
  /** Ref of the count. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the count as soon as the results change. */
  readonly moveFocus: () => void;
}

const outside: Results = { shown: '', busy: false, heading: { current: null }, moveFocus: () => undefined };

export const ResultsContext = createContext<Results>(outside);

/** Context of the surrounding list; without one the focus does not move. */
export const useResults = (): Results => use(ResultsContext);
