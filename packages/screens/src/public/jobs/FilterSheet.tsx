import '../job/referral/modal.css';
import { Button, dataOf, Dialog } from '@stellwerk/design-system';
import { countOf } from '@stellwerk/domain';
import { filterTexts } from '../../i18n/filter.de';
import { jobsTexts as texts } from '../../i18n/jobs.de';
import { filterTags } from './filter-tags';
import { NO_FILTERS } from './job-list';
import type { JobsScreenProps } from './jobs-screen-props';
import { LocationFilter } from './LocationFilter';
import { MoreFilters } from './MoreFilters';

export interface FilterSheetProps extends Pick<JobsScreenProps, 'state' | 'view' | 'onChange'> {
  readonly onClose: () => void;
}

/**
 * The filters on a phone: the list behind the dialog updates, and the button shows the number of
 * matches.
 */
export default function FilterSheet({ onClose, ...filters }: FilterSheetProps) {
  const { state, view, onChange } = filters;
  const found = dataOf(view);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.filters}
      size="sm"
      footer={
        <>
          {filterTags(state).length > 0 && (
            <Button variant="quiet" onClick={() => onChange({ ...NO_FILTERS, page: 1 })}>
              {filterTexts.reset}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {texts.showJobs(countOf(found?.total ?? 0, texts.one, texts.many))}
          </Button>
        </>
      }
    >
      <div className="sw:grid sw:gap-4">
        <LocationFilter state={state} onChange={onChange} locations={found?.locations ?? []} />
        <MoreFilters {...filters} />
      </div>
    </Dialog>
  );
}
