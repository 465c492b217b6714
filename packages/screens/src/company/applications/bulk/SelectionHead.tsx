import { Button, Checkbox } from '@stellwerk/design-system';
import type { ApplicationSummary } from '@stellwerk/domain';
import { bulkTexts as texts } from '../../../i18n/company/bulk.de';
import { shareOf } from './selection';
import type { ListSelection } from './use-selection';

export interface SelectionHeadProps extends ListSelection {
  /** What the page shows. */
  readonly rows: readonly ApplicationSummary[];
  /** Everything that the filter leaves. */
  readonly total: number;
}

/** The head of a list that can be selected: the page, everything that the filter leaves, and how much is chosen. */
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
          // The actions go with the selection, and had the focus perhaps.
          data-return-focus=""
          className="sw:py-2"
        />
      )}
      {selection.size > 0 && total > rows.length && selection.size < total && (
        <Button size="sm" variant="quiet" loading={loading} onClick={onSelectAll}>
          {texts.all(total)}
        </Button>
      )}
      {/* Always there, so that its changes are announced. */}
      <p role="status" className={selection.size === 0 ? 'sw:sr-only' : 'sw:text-ink-2'}>
        {selection.size === 0 ? '' : texts.selected(selection.size, shown)}
      </p>
    </div>
  );
}
