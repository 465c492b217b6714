import { Button, EmptyState, Icon, LinkButton, Loaded, TextLink, type Loadable } from '@stellwerk/design-system';
import {
  areaOfAction,
  countOf,
  formatTime,
  generalMessages,
  hasRight,
  HISTORY_PAGE_SIZE,
  type HistoryEntry,
  type HistoryPage,
  type TeamRole,
} from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { historyTexts as texts } from '../../i18n/company/history.de';
import { ListPages, ListResults, ResetButton, ResultsCount, type ListControl } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { ScreenHead } from '../shared/ScreenHead';
import { daysOf, type HistoryDay } from './days';
import { filterText, HistoryFilters } from './HistoryFilters';
import { ALL_HISTORY, type HistoryState } from './query';
import { sentenceOf } from './sentence';

export interface HistoryScreenProps extends ListControl<HistoryState> {
  /** Role of the person in the company (O50). */
  readonly teamRole: TeamRole | null;
  /** The loaded page of the history; the previous one stays while the next one loads. */
  readonly history: Loadable<HistoryPage>;
  /** URL of the company's settings. */
  readonly backHref: string;
  /** URL of an existing job. */
  readonly jobHref: (jobId: string) => string;
  /** URL of an existing application. */
  readonly applicationHref: (applicationId: string) => string;
  /** Current time, for today, yesterday and the preset ranges. */
  readonly now: Date;
}

interface EntryProps extends Pick<HistoryScreenProps, 'jobHref' | 'applicationHref'> {
  readonly entry: HistoryEntry;
}

/** URL of an entry's job or application; undefined for other entries and deleted ones. */
function hrefOf({ entry: { action, subject }, jobHref, applicationHref }: EntryProps): string | undefined {
  if (subject === null || !subject.exists) return undefined;
  const area = areaOfAction(action);
  return area === 'jobs' ? jobHref(subject.id) : area === 'applications' ? applicationHref(subject.id) : undefined;
}

function Entry(props: EntryProps) {
  const { entry } = props;
  const { by, before, subject, after, details } = sentenceOf(entry);
  const href = hrefOf(props);
  return (
    <li className="sw:grid sw:gap-x-6 sw:py-3 sw:not-last:border-b sw:border-line sw:sm:grid-cols-[56px_minmax(0,1fr)]">
      <time dateTime={entry.at} className="sw:text-sm sw:leading-6 sw:tabular-nums sw:text-ink-2">
        {formatTime(entry.at)}
      </time>
      <div className="sw:wrap-anywhere">
        <p>
          <span className="sw:font-semibold">{by}</span> <span>{before}</span>
          {href === undefined ? <span className="sw:font-medium">{subject}</span> : <TextLink href={href}>{subject}</TextLink>}
          <span>{after}</span>
        </p>
        {details.map((line) => (
          <p key={line} className="sw:text-sm sw:text-ink-2">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

function Day({ day: { label, entries }, ...hrefs }: Omit<EntryProps, 'entry'> & { readonly day: HistoryDay }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sw:grid sw:gap-1">
      <h3 id={id} className="sw:border-b sw:border-rule sw:pb-2 sw:text-base sw:font-semibold">
        {label}
      </h3>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} {...hrefs} />
        ))}
      </ul>
    </section>
  );
}

/** No entries, no matches, or a page of an old link beyond the end. */
function NoEntries({
  page: { total, people },
  state,
  onChange,
}: Pick<HistoryScreenProps, 'state' | 'onChange'> & { readonly page: HistoryPage }) {
  if (total > 0)
    return (
      <EmptyState level={3} title={texts.noSuchPage} actions={<Button onClick={() => onChange({ page: 1 })}>{texts.firstPage}</Button>} />
    );
  const filters = filterText(state, people);
  if (filters === '')
    return (
      <EmptyState level={3} title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    );
  return (
    <EmptyState level={3} title={texts.nothingFound} actions={<ResetButton onReset={() => onChange(ALL_HISTORY)} />}>
      {texts.filteredBy(filters)}
    </EmptyState>
  );
}

function Results(props: HistoryScreenProps & { readonly page: HistoryPage }) {
  const { state, history, jobHref, applicationHref, now, onChange, page } = props;
  const { entries, total } = page;
  return (
    <ListResults className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-6" shown={state} busy={history.reloading}>
      <ResultsCount>{countOf(total, texts.one, texts.many)}</ResultsCount>
      {entries.length === 0 ? (
        <NoEntries page={page} state={state} onChange={onChange} />
      ) : (
        daysOf(entries, now).map((day) => <Day key={day.day} day={day} jobHref={jobHref} applicationHref={applicationHref} />)
      )}
      {entries.length > 0 && (
        <ListPages page={state.page} pageSize={HISTORY_PAGE_SIZE} total={total} onPage={(wanted) => onChange({ page: wanted })} />
      )}
    </ListResults>
  );
}

function Allowed(props: HistoryScreenProps) {
  const { state, history, onChange, now } = props;
  return (
    <>
      <p className="sw:mb-6 sw:max-w-prose sw:text-ink-2">{texts.intro}</p>
      <HistoryFilters state={state} onChange={onChange} people={history.state === 'ready' ? history.data.people : []} now={now} />
      <Loaded
        value={history}
        skeleton={<SkeletonRows height={56} />}
        failure={{ title: texts.loadFailed, children: generalMessages.retryLater }}
      >
        {(page) => <Results {...props} page={page} />}
      </Loaded>
    </>
  );
}

/**
 * History of changes to a company, its team, jobs, focus pages and applications, for its owner
 * (decision 0047).
 */
export function HistoryScreen(props: HistoryScreenProps) {
  const { teamRole, backHref } = props;
  return (
    <>
      <ScreenHead
        title={texts.title}
        actions={
          <LinkButton size="sm" href={backHref}>
            <Icon as={ArrowLeft} size={16} />
            {texts.back}
          </LinkButton>
        }
      />
      {hasRight(teamRole, 'readHistory') ? <Allowed {...props} /> : <EmptyState title={texts.noRightTitle}>{texts.noRight}</EmptyState>}
    </>
  );
}
