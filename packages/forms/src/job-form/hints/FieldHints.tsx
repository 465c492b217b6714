import { Button, Icon } from '@stellwerk/design-system';
import type { HintField } from '@stellwerk/domain';
import { Lightbulb } from 'lucide-react';
import { labels } from './messages.de';
import { useHintsHere } from './use-job-hints';

/**
 * Hints for a field, each with its reason and, if available, a suggestion that one click applies.
 */
export function FieldHints({ field, label }: { field: HintField; label: string }) {
  const { hints, take } = useHintsHere();
  const here = hints.filter((hint) => hint.field === field);
  if (here.length === 0) return null;
  return (
    <ul aria-label={labels.list(label)} className="sw:-mt-3 sw:grid sw:gap-2 sw:text-sm">
      {here.map((hint) => (
        <li key={`${hint.kind} ${hint.found}`} className="sw:flex sw:gap-2">
          <Icon as={Lightbulb} className="sw:mt-0.5 sw:text-info" />
          <div className="sw:min-w-0 sw:flex-1">
            <p className="sw:text-ink-2 sw:wrap-anywhere">{labels.reason(hint)}</p>
            {hint.proposal !== null && (
              <Button variant="quiet" size="sm" className="sw:-ms-3" onClick={() => take(hint)}>
                {labels.take(hint)}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
