import { FactText } from './FactText';
import type { Fact } from './job-view';

export interface FactListProps {
  /** The facts in order; empty ones are left out before. */
  facts: readonly Fact[];
  /** How the design renders it. @default none */
  className?: string;
}

/** Facts with their labels. Each design brings only its look. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
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
