import { EmptyState, FilterChips, Loaded, Section, Table, type Loadable, type TableColumn } from '@stellwerk/design-system';
import { countOf, generalMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { adminTexts as shared } from '../../i18n/admin.de';
import { ListPages, ListResults, ListSearch, ResetButton, ResultsCount, type ListControl } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { ADMIN_PAGE, type AdminListState, type AdminListView } from './list';

/** Props that every list of the administration receives from its route. */
export interface AdminListSource<Filter extends string> extends ListControl<AdminListState<Filter>> {}

export interface AdminListProps<Row, Filter extends string, Data> extends AdminListSource<Filter> {
  readonly texts: Readonly<
    Record<'title' | 'loadFailed' | 'one' | 'many' | 'emptyTitle' | 'empty' | 'placeholder' | 'pages' | 'filter' | 'caption', string>
  > & { readonly intro?: string };
  /** The loaded entries: all, or one page. */
  readonly value: Loadable<Data>;
  /** The visible rows with their counts. */
  readonly viewOf: (data: Data) => AdminListView<Row, Filter>;
  /** Whether the list is empty even without a search. @default whether it is an empty list */
  readonly isEmpty?: (data: Data) => boolean;
  readonly filters: readonly { readonly value: Filter; readonly label: string }[];
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Another filter beside the search. */
  readonly choice?: ReactNode;
  /** Resets search and filters. */
  readonly onReset: () => void;
}

interface FoundProps<Row, Filter extends string, Data> extends AdminListProps<Row, Filter, Data> {
  readonly view: AdminListView<Row, Filter>;
}

function Controls<Row, Filter extends string, Data>(props: FoundProps<Row, Filter, Data>) {
  const { texts, state, view, filters, choice, onChange } = props;
  return (
    <div className="sw:grid sw:gap-3">
      <div className="sw:grid sw:gap-3 sw:sm:flex sw:sm:items-end">
        <ListSearch
          size="sm"
          className="sw:sm:w-90"
          label={shared.search}
          placeholder={texts.placeholder}
          value={state.search}
          onChange={(search) => onChange({ search, page: 1 })}
        />
        {choice}
      </div>
      <FilterChips
        label={texts.filter}
        value={state.filter}
        onChange={(filter) => onChange({ filter, page: 1 })}
        options={filters.map((filter) => ({ ...filter, count: view.count('filter', filter.value) }))}
      />
    </div>
  );
}

function Found<Row, Filter extends string, Data>(props: FoundProps<Row, Filter, Data>) {
  const { texts, state, view, columns, rowKey, onReset, onChange } = props;
  return (
    <ListResults shown={[state, view.page]} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-5">
      <Controls {...props} />
      <ResultsCount level={3}>{countOf(view.total, texts.one, texts.many)}</ResultsCount>
      {view.total === 0 ? (
        <EmptyState level={3} title={texts.emptyTitle} actions={<ResetButton onReset={onReset} />}>
          {shared.nothingFound}
        </EmptyState>
      ) : (
        <Table caption={texts.caption} columns={columns} rows={view.rows} rowKey={rowKey} />
      )}
      <ListPages label={texts.pages} page={view.page} pageSize={ADMIN_PAGE} total={view.total} onPage={(page) => onChange({ page })} />
    </ListResults>
  );
}

/** A list of the administration in its states: loading, failed, empty, no matches, full. */
export function AdminList<Row, Filter extends string, Data>(props: AdminListProps<Row, Filter, Data>) {
  const { texts, value, viewOf, isEmpty } = props;
  return (
    <Section title={texts.title} size="lg" intro={texts.intro} className="sw:gap-5">
      <Loaded
        value={value}
        isEmpty={isEmpty}
        skeleton={<SkeletonRows count={7} height={56} />}
        failure={{ level: 3, title: texts.loadFailed, children: generalMessages.retryLater }}
        empty={
          <EmptyState level={3} title={texts.emptyTitle}>
            {texts.empty}
          </EmptyState>
        }
      >
        {(data) => <Found {...props} view={viewOf(data)} />}
      </Loaded>
    </Section>
  );
}
