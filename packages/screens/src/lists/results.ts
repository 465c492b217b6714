import { createContext, use, type RefObject } from 'react';

/** What a list shares with its count, its pages and the way back from its filters. */
export interface Results {
  /** Names what is shown; changes with it. */
  readonly shown: string;
  /** Other results are on their way. */
  readonly busy: boolean;
  /** Belongs to the count. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the count as soon as other results are there. */
  readonly moveFocus: () => void;
}

const outside: Results = { shown: '', busy: false, heading: { current: null }, moveFocus: () => undefined };

export const ResultsContext = createContext<Results>(outside);

/** The list around a part; outside of one nothing moves. */
export const useResults = (): Results => use(ResultsContext);
