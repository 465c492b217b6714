import type { Fact } from './job-view';
import { ExternalLink } from './ExternalLink';

/** The value of a fact: a link if it has a URL, else text with its line breaks. */
function FactText({ fact }: { fact: Fact }) {
  if (fact.href !== undefined) return <ExternalLink href={fact.href}>{fact.value}</ExternalLink>;
  return fact.value.split('\n').map((line) => (
    <span key={line} className="sw-job-line">
      {line}
    </span>
  ));
}

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
