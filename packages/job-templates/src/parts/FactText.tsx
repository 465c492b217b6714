import { ExternalLink } from './ExternalLink';
import type { Fact } from './job-view';

/** The value of a fact: a link if it has a URL, else text with its line breaks. */
export function FactText({ fact }: { fact: Fact }) {
  if (fact.href !== undefined) return <ExternalLink href={fact.href}>{fact.value}</ExternalLink>;
  return fact.value.split('\n').map((line) => (
    <span key={line} className="sw-job-line">
      {line}
    </span>
  ));
}
