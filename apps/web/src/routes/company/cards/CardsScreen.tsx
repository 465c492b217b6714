import { DateRangePicker, datePresets, Icon, Pagination, SearchField, Select, VisuallyHidden } from '@stellwerk/design-system';
import { APPLICATION_STATUSES, companyStatusLabels, countOf, type Application } from '@stellwerk/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { applicationCardsWords } from '../../../i18n/company/applications.de';
import { ApplicationsFrame, NoApplications, type ApplicationsFrameProps } from '../applications/ApplicationsFrame';
import { CardList, type CardActions } from './CardList';
import { berlinDay, CARD_SORTS, cardListView, CARDS_PER_PAGE, chooseCardSort, DEFAULT_CARDS, type CardListState } from './list';

const words = applicationCardsWords;

export interface CardsScreenProps extends CardActions, Omit<ApplicationsFrameProps, 'children' | 'rowHeight'> {
  /** Undefined while they load. */
  readonly applications: readonly Application[] | undefined;
  readonly state: CardListState;
  readonly now: Date;
  readonly onChange: (state: CardListState) => void;
}

/** A status that could not be set is only logged here; the badge stays as it was (CA43, A19). */
const logged =
  (onStatus: CardActions['onStatus']): CardActions['onStatus'] =>
  async (application, status) => {
    try {
      await onStatus(application, status);
    } catch (error) {
      console.error(`The status of application ${application.id} was not set.`, error);
    }
  };

function SortButtons({ state, onChange }: Pick<CardsScreenProps, 'state' | 'onChange'>) {
  return (
    <fieldset aria-label={words.sort} className="sw:flex sw:flex-wrap sw:items-center sw:gap-2">
      <span aria-hidden="true" className="sw:text-sm sw:text-ink-2">
        {words.sort}
      </span>
      {CARD_SORTS.map((sort) => (
        <button
          key={sort}
          type="button"
          className="sw-chip"
          aria-pressed={sort === state.sort}
          onClick={() => onChange(chooseCardSort(state, sort))}
        >
          {words.sorts[sort]}
          {sort === state.sort && (
            <>
              <Icon as={state.direction === 'ascending' ? ArrowUp : ArrowDown} size={16} />
              <VisuallyHidden>, {words[state.direction]}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}

function Filters({ state, now, total, onChange }: Pick<CardsScreenProps, 'state' | 'now' | 'onChange'> & { readonly total: number }) {
  const change = (part: Partial<CardListState>): void => onChange({ ...state, ...part, page: 1 });
  return (
    <div className="sw:grid sw:items-start sw:gap-4 sw:lg:grid-cols-[minmax(0,1fr)_220px_auto]">
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={state.search}
        onChange={(search) => change({ search })}
      />
      <Select
        label={words.status}
        value={state.status}
        onChange={(value) => change({ status: APPLICATION_STATUSES.find((status) => status === value) ?? '' })}
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
        <SortButtons state={state} onChange={onChange} />
        <p role="status" className="sw:font-semibold">
          {countOf(total, words.one, words.many)}
        </p>
      </div>
    </div>
  );
}

function Found(props: CardsScreenProps & { readonly applications: readonly Application[] }) {
  const { applications, state, now, onChange, onStatus, onRate, onSaveNotes, onOpenDocument } = props;
  const { rows, total, page } = cardListView(applications, state);
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6">
      <Filters state={state} now={now} total={total} onChange={onChange} />
      {total === 0 ? (
        <NoApplications
          onReset={applications.length > 0 ? () => onChange({ ...DEFAULT_CARDS, sort: state.sort, direction: state.direction }) : undefined}
        />
      ) : (
        <div>
          <CardList
            applications={rows}
            label={words.title}
            statusSet="company"
            onStatus={logged(onStatus)}
            {...{ onRate, onSaveNotes, onOpenDocument }}
          />
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
