import { Button, Icon } from '@stellwerk/design-system';
import { X } from 'lucide-react';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { ResetButton } from '../../lists/ResetButton';
import { useResults } from '../../lists/results';
import { filterTags } from './filter-tags';
import { isFiltered } from './job-list';
import type { JobsScreenProps } from './jobs-screen-props';

/** The active filters: a click removes one or all of them, and moves the focus to the count. */
export function FilterTags({ state, onChange, onReset }: Pick<JobsScreenProps, 'state' | 'onChange' | 'onReset'>) {
  const { moveFocus } = useResults();
  const tags = filterTags(state);
  if (!isFiltered(state)) return null;
  return (
    <div className="sw:mb-4 sw:flex sw:flex-wrap sw:items-center sw:gap-2 sw:noscript:hidden">
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="sw:flex sw:max-w-full sw:flex-wrap sw:gap-2">
          {tags.map(({ name, label, without }) => (
            <li key={name} className="sw:max-w-full">
              <Button
                size="sm"
                aria-label={texts.removeFilter(label)}
                onClick={() => {
                  moveFocus();
                  onChange(without);
                }}
              >
                {label}
                <Icon as={X} size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ResetButton variant="quiet" onReset={onReset} />
    </div>
  );
}
