import { DateRangePicker, datePresets, Pagination, Select } from '@stellwerk/design-system';
import { APPLICATION_STATUSES, companyStatusLabels, type Application } from '@stellwerk/domain';
import { applicationCardsWords } from '../../../i18n/company/applications.de';
import { ApplicationsFrame, NoApplications, type ApplicationsFrameProps } from '../applications/ApplicationsFrame';
import { ApplicationSearch, FoundCount } from '../applications/filters';
import { statusCourse } from '../applications/use-followed';
import { SortChips } from '../shared/SortChips';
import { CardList, type CardActions } from './CardList';
import { berlinDay, CARD_SORTS, cardListView, CARDS_PER_PAGE, chooseCardSort, DEFAULT_CARDS, type CardListState } from './list';

const words = applicationCardsWords;
const sorts = CARD_SORTS.map((value) => ({ value, label: words.sorts[value] }));

/** A status that could not be set is only logged here (CA43, A19). */
const status = statusCourse('');

export interface CardsScreenProps extends CardActions, Omit<ApplicationsFrameProps, 'children' | 'rowHeight'> {
  /** Undefined while they load. */
  readonly applications: readonly Application[] | undefined;
  readonly state: CardListState;
  readonly now: Date;
  readonly onChange: (state: CardListState) => void;
}

type LoadedProps = CardsScreenProps & { readonly applications: readonly Application[] };

function Filters({ state, now, total, onChange }: Pick<LoadedProps, 'state' | 'now' | 'onChange'> & { readonly total: number }) {
  const change = (part: Partial<CardListState>): void => onChange({ ...state, ...part, page: 1 });
  return (
    <div className="sw:grid sw:items-start sw:gap-4 sw:lg:grid-cols-[minmax(0,1fr)_220px_auto]">
      <ApplicationSearch value={state.search} onChange={(search) => change({ search })} />
      <Select
        label={words.status}
        value={state.status}
        onChange={(value) => change({ status: APPLICATION_STATUSES.find((known) => known === value) ?? '' })}
        options={[
          { value: '', label: words.allStatuses },
          ...APPLICATION_STATUSES.map((value) => ({ value, label: companyStatusLabels[value] })),
        ]}
      />
      <DateRangePicker
        label={words.period}
        presets={datePresets(berlinDay(now))}
        value={state.range}
        onChange={(range) => change({ range })}
      />
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-4 sw:lg:col-span-3">
        <SortChips
          sorts={sorts}
          value={state.sort}
          direction={state.direction}
          onChoose={(sort) => onChange(chooseCardSort(state, sort))}
        />
        <FoundCount total={total} />
      </div>
    </div>
  );
}

function Found(props: LoadedProps) {
  const { applications, state, now, onChange } = props;
  if (applications.length === 0) return <NoApplications onReset={undefined} />;
  const { rows, total, page } = cardListView(applications, state);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters state={state} now={now} total={total} onChange={onChange} />
      {total === 0 ? (
        <NoApplications onReset={() => onChange({ ...DEFAULT_CARDS, sort: state.sort, direction: state.direction })} />
      ) : (
        <div>
          <CardList {...props} applications={rows} statusSet="company" statusCourse={status} />
          {total > CARDS_PER_PAGE && (
            <Pagination
              className="sw:mt-4"
              page={page}
              pageSize={CARDS_PER_PAGE}
              total={total}
              onPage={(next) => onChange({ ...state, page: next })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The applications as cards with a date range, in their states (CA17 to CA27, CA81, A17). */
export function CardsScreen(props: CardsScreenProps) {
  const { applications, failed, refreshing, onRefresh, views } = props;
  return (
    <ApplicationsFrame {...{ failed, refreshing, onRefresh, views }}>
      {applications && <Found {...props} applications={applications} />}
    </ApplicationsFrame>
  );
}
