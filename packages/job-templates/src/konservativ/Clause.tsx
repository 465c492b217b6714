import type { ReactNode } from 'react';

export interface ClauseProps {
  /** Id of the heading. */
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

/**
 * A numbered clause. A CSS counter numbers it, so that sections missing in the job leave no gap.
 */
export function Clause({ id, heading, children }: ClauseProps) {
  return (
    <section className="sw-b-clause" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}
