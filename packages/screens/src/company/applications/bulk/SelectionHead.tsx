import { Button, Checkbox } from '@stellwerk/design-system';
import type { ApplicationSummary } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { shareOf } from './selection';
import type { ListSelection } from './use-selection';

export interface SelectionHeadProps extends ListSelection {
  /** Rows of the current page. */
  readonly rows: readonly ApplicationSummary[];
  /** Number of rows that match the filter. */
  readonly total: number;
}

/** The head of a selectable list: select the page, select all matches, and the selected number. */
export function SelectionHead({ rows, total, selection, loading, onSelectRows, onSelectAll }: SelectionHeadProps) {
  const share = shareOf(selection, rows);
  const shown = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-6 sw:gap-y-1 sw:pb-2 sw:text-sm">
      {rows.length > 0 && (
        <Checkbox
          label={texts.page}
          checked={share === 'all'}
          ref={(box) => {
            if (box !== null) box.indeterminate = share === 'some';
          }}
          onChange={() => onSelectRows(rows, share !== 'all')}
          // The actions disappear with the selection, and may have had the focus.
          data-return-focus=""
          className="sw:py-2"
        />
      )}
      {selection.size > 0 && total > rows.length && selection.size < total && (
        <Button size="sm" variant="quiet" loading={loading} onClick={onSelectAll}>
          {texts.all(total)}
        </Button>
      )}
      {/* Always rendered, so that its changes are announced. */}
      <p role="status" className={selection.size === 0 ? 'sw:sr-only' : 'sw:text-ink-2'}>
        {selection.size === 0 ? '' : texts.selected(selection.size, shown)}
      </p>
    </div>
  );
}
