import { FactText } from './FactText';
import type { Fact } from './job-view';

export interface FactListProps {
  /** The facts in order; empty ones are already removed. */
  facts: readonly Fact[];
  /** Renders the list in the style of the design. @default none */
  className?: string;
}

/** Facts with their labels. Each design adds only its style. */
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
