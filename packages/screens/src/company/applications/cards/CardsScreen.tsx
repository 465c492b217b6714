import { DateRangePicker, datePresets, Select } from '@stellwerk/design-system';
import { APPLICATION_STATUSES, berlinDay, companyStatusLabels, type ApplicationList } from '@stellwerk/domain';
import { applicationCardsTexts } from '../../../i18n/company/applications.de';
import { ListPages, ListResults, type ListControl } from '../../../lists';
import type { ApplicationCalls } from '../calls';
import { ApplicationsFrame, NoApplications, type ApplicationsSource } from '../ApplicationsFrame';
import { ApplicationSearch, FoundCount, MineFilter } from '../filters';
import { SortChips, sortOrder } from '../../shared/SortChips';
import { CardList } from './CardList';
import { useSelection, WithBulk, type BulkCalls, type ListSelection } from '../bulk';
import { CARD_SORTS, chooseCardSort, DEFAULT_CARDS, type CardListState } from './list';

const texts = applicationCardsTexts;
const sorts = CARD_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

/** A failed status change is only logged here (CA43, A19). */
const statusFailed = '';

export interface CardsScreenProps extends ApplicationsSource, ListControl<CardListState> {
  readonly calls: ApplicationCalls;
  readonly now: Date;
  /** Bulk actions; without them nothing can be selected. */
  readonly bulk?: BulkCalls | undefined;
}

interface FoundProps extends Omit<CardsScreenProps, 'applications' | 'views'> {
  readonly list: ApplicationList;
  /** Whether other cards are loading. */
  readonly busy: boolean;
  readonly selection: ListSelection;
}

/** Resets the filters and keeps the order. */
const { search, status: anyStatus, mine, range } = DEFAULT_CARDS;
const NO_FILTER = { search, status: anyStatus, mine, range, page: 1 } as const;

function Filters({ state, now, total, onChange }: Pick<FoundProps, 'state' | 'now' | 'onChange'> & { readonly total: number }) {
  return (
    <div className="sw:grid sw:items-start sw:gap-4 sw:lg:grid-cols-[minmax(0,1fr)_220px_auto]">
      <ApplicationSearch value={state.search} onChange={(search) => onChange({ search, page: 1 })} />
      <Select
        label={texts.status}
        value={state.status}
        onChange={(value) => onChange({ status: APPLICATION_STATUSES.find((known) => known === value) ?? '', page: 1 })}
        options={[
          { value: '', label: texts.allStatuses },
          ...APPLICATION_STATUSES.map((value) => ({ value, label: companyStatusLabels[value] })),
        ]}
      />
      <DateRangePicker
        label={texts.period}
        presets={datePresets(berlinDay(now))}
        value={state.range}
        onChange={(range) => onChange({ range, page: 1 })}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4 sw:lg:col-span-3">
        <SortChips
          sorts={sorts}
          value={state.sort}
          direction={state.direction}
          onChoose={(sort) => onChange(chooseCardSort(state, sort))}
        />
        <div className="sw:flex sw:flex-wrap sw:items-center sw:gap-x-6 sw:gap-y-3">
          <MineFilter checked={state.mine} onChange={(mine) => onChange({ mine, page: 1 })} />
          <FoundCount total={total} order={sortOrder(texts.sorts[state.sort], state.direction)} />
        </div>
      </div>
    </div>
  );
}

function Found(props: FoundProps) {
  const { list, busy, state, now, calls, bulk, selection, onChange } = props;
  const { applications, total, page, pageSize } = list;
  const isFiltered = state.search !== '' || state.status !== '' || state.range !== null || state.mine;
  if (total === 0 && !isFiltered && !busy) return <NoApplications onReset={undefined} />;
  return (
    <ListResults shown={[state, page]} busy={busy} className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters state={state} now={now} total={total} onChange={onChange} />
      <WithBulk bulk={bulk} selection={selection} rows={applications} total={total}>
        {total === 0 ? (
          <NoApplications onReset={() => onChange(NO_FILTER)} />
        ) : (
          <>
            <CardList
              calls={calls}
              applications={applications}
              statusSet="company"
              statusFailed={statusFailed}
              selection={bulk && selection}
            />
            <ListPages className="sw:mt-4" page={page} pageSize={pageSize} total={total} onPage={(next) => onChange({ page: next })} />
          </>
        )}
      </WithBulk>
    </ListResults>
  );
}

/** The applications as cards with a date range, in their states (CA17 to CA27, CA81, A17). */
export function CardsScreen({ applications, views, ...props }: CardsScreenProps) {
  const selection = useSelection(applications, props.bulk);
  return (
    <ApplicationsFrame applications={applications} views={views}>
      {(list) => <Found {...props} selection={selection} list={list} busy={applications.reloading} />}
    </ApplicationsFrame>
  );
}
