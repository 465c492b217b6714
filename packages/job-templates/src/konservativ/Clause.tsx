import type { ReactNode } from 'react';
import { FactText } from '../parts/FactText';
import type { Fact } from '../parts/posting';

export interface ClauseProps {
  /** Id of the heading. */
  id: string;
  heading: ReactNode;
  children: ReactNode;
}

/** A numbered clause: the number comes from a CSS counter, so that no gap shows what the posting leaves out. */
export function Clause({ id, heading, children }: ClauseProps) {
  return (
    <section className="sw-b-clause" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

/** Facts line by line, as a form prints them. */
export function Register({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="sw-b-register">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
