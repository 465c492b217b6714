import { Banner, Button } from '@stellwerk/design-system';
import type { HintField } from '@stellwerk/domain';
import { labels as form } from '../messages.de';
import { labels } from './messages.de';
import { fieldOf, useHintsHere } from './use-job-hints';

/** Number of hints before submission, with links to their fields. They do not block submission. */
export function HintSummary() {
  const { hints, goTo } = useHintsHere();
  if (hints.length === 0) return null;
  const fields: readonly HintField[] = [...new Set(hints.map(({ field }) => field))];
  return (
    <Banner title={labels.count(hints.length)}>
      <p>{labels.optional}</p>
      <ul className="sw:-ms-3 sw:flex sw:flex-wrap">
        {fields.map((field) => (
          <li key={field}>
            <Button variant="quiet" size="sm" onClick={() => goTo(field)}>
              {labels.at(form.fields[fieldOf(field)], hints.filter((hint) => hint.field === field).length)}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
