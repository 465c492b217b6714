import {
  EmptyState,
  ErrorState,
  FilterChips,
  Pagination,
  SearchField,
  Skeleton,
  SkeletonRegion,
  Table,
  type TableColumn,
} from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import { useId, type ReactNode } from 'react';
import { adminWords as shared } from '../../../i18n/admin.de';
import { ResetButton } from '../../shared/ResetButton';
import { ADMIN_PAGE, type AdminListState, type AdminListView } from './list';

/** What every list of the administration gets from its route. */
export interface AdminListSource<Filter extends string> {
  readonly state: AdminListState<Filter>;
  /** The list could not be loaded. */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Search, filter or page changed: the address follows. */
  readonly onChange: (state: AdminListState<Filter>) => void;
}

export interface AdminListProps<Row, Filter extends string> extends AdminListSource<Filter> {
  readonly words: Readonly<
    Record<'title' | 'loadFailed' | 'emptyTitle' | 'empty' | 'placeholder' | 'pages' | 'filter' | 'caption', string>
  > & { readonly intro?: string };
  /** Undefined while it loads. */
  readonly view: AdminListView<Row, Filter> | undefined;
  readonly filters: readonly { readonly value: Filter; readonly label: string }[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** A further choice beside the search. */
  readonly choice?: ReactNode;
  /** Whether nothing is searched or filtered, so that an empty list means that there is nothing at all. */
  readonly untouched: boolean;
  /** Shows everything again. */
  readonly onReset: () => void;
}

type LoadedProps<Row, Filter extends string> = Omit<AdminListProps<Row, Filter>, 'view'> & {
  readonly view: AdminListView<Row, Filter>;
};

function Controls<Row, Filter extends string>(props: LoadedProps<Row, Filter>) {
  const { words, state, view, filters, choice, onChange } = props;
  return (
    <div className="sw:grid sw:gap-3">
      <div className="sw:grid sw:gap-3 sw:sm:flex sw:sm:items-end">
        <SearchField
          size="sm"
          className="sw:sm:w-90"
          label={shared.search}
          placeholder={words.placeholder}
          value={state.search}
          onChange={(search) => onChange({ ...state, search, page: 1 })}
        />
        {choice}
      </div>
      <FilterChips
        label={words.filter}
        value={state.filter}
        onChange={(filter) => onChange({ ...state, filter, page: 1 })}
        options={filters.map((filter) => ({ ...filter, count: view.countOf(filter.value) }))}
      />
    </div>
  );
}

function Loaded<Row, Filter extends string>(props: LoadedProps<Row, Filter>) {
  const { words, state, view, columns, rowKey, untouched, onReset, onChange } = props;
  if (view.total === 0 && untouched) {
    return (
      <EmptyState level={3} title={words.emptyTitle}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <Controls {...props} />
      {view.total === 0 ? (
        <EmptyState level={3} title={words.emptyTitle} actions={<ResetButton onReset={onReset} />}>
          {shared.nothingFound}
        </EmptyState>
      ) : (
        <Table caption={words.caption} columns={columns} rows={view.rows} rowKey={rowKey} />
      )}
      {view.total > ADMIN_PAGE && (
        <Pagination
          label={words.pages}
          page={view.page}
          pageSize={ADMIN_PAGE}
          total={view.total}
          onPage={(page) => onChange({ ...state, page })}
        />
      )}
    </>
  );
}

/** A list of the administration in its states: loading, failed, empty, nothing found, full. */
export function AdminList<Row, Filter extends string>(props: AdminListProps<Row, Filter>) {
  const { words, view, failed, retrying, onRetry } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
      <div>
        <h2 id={id} className="sw:text-2xl">
          {words.title}
        </h2>
        {words.intro !== undefined && <p className="sw:mt-1 sw:max-w-prose sw:text-ink-2">{words.intro}</p>}
      </div>
      {view !== undefined ? (
        <Loaded {...props} view={view} />
      ) : failed ? (
        <ErrorState level={3} title={words.loadFailed} onRetry={onRetry} retrying={retrying}>
          {generalMessages.retryLater}
        </ErrorState>
      ) : (
        <SkeletonRegion className="sw:grid sw:gap-3">
          <Skeleton height={40} width="min(360px, 100%)" />
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={56} />
          ))}
        </SkeletonRegion>
      )}
    </section>
  );
}
