import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { jobListWords, jobSortLabels } from '../../../i18n/company/jobs.de';
import type { Direction, JobListSort } from './list';

export interface SortChipsProps {
  readonly sorts: readonly JobListSort[];
  readonly value: JobListSort;
  readonly direction: Direction;
  /** A field was pressed; the current one again turns the direction round (JM08). */
  readonly onChoose: (sort: JobListSort) => void;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The sort fields as buttons; the pressed one shows its direction. */
export function SortChips({ sorts, value, direction, onChoose }: SortChipsProps) {
  return (
    <fieldset aria-label={jobListWords.sort} className="sw:flex sw:flex-wrap sw:items-center sw:gap-2">
      <span aria-hidden="true" className="sw:text-sm sw:text-ink-2">
        {jobListWords.sort}
      </span>
      {sorts.map((sort) => (
        <button key={sort} type="button" className="sw-chip" aria-pressed={sort === value} onClick={() => onChoose(sort)}>
          {jobSortLabels[sort]}
          {sort === value && (
            <>
              <Icon as={arrows[direction]} size={16} />
              <VisuallyHidden>, {jobListWords[direction]}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
