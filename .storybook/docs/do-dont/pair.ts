import type { ReactNode } from 'react';

/** A picture with the sentence that it shows. */
export interface Example {
  readonly picture: ReactNode;
  readonly text: string;
}

/** A right and a wrong use of a component. */
export interface Pair {
  readonly right: Example;
  readonly wrong: Example;
}

export const pair = (right: ReactNode, rightText: string, wrong: ReactNode, wrongText: string): Pair => ({
  right: { picture: right, text: rightText },
  wrong: { picture: wrong, text: wrongText },
});
