import { Badge, FilterChips, Pagination, Table } from '@stellwerk/design-system';
import { IMPORT_OUTCOMES, type ImportEntry, type ImportOutcome } from '@stellwerk/domain';
import { useState } from 'react';
import { transferTexts } from '../../i18n/company/transfer.de';

const texts = transferTexts.preview;
const PAGE_SIZE = 25;

const tones = { created: 'signal', updated: 'info', unchanged: 'neutral', refused: 'stop' } as const satisfies Record<
  ImportOutcome,
  string
>;

/** Number of entries per outcome. */
export const countsOf = (entries: readonly ImportEntry[]): Readonly<Record<ImportOutcome, number>> => {
  const count = (wanted: ImportOutcome): number => entries.filter(({ outcome }) => outcome === wanted).length;
  return { created: count('created'), updated: count('updated'), unchanged: count('unchanged'), refused: count('refused') };
};

// In the block layout of a narrow window a cell stretches its content.
const badgeOf = ({ outcome }: ImportEntry) => (
  <span>
    <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
  </span>
);

type Filter = ImportOutcome | 'all' | 'noted';

/** Reason of a rejection, or the parts missing in the imported job. */
function HintsOf({ reason, notes }: ImportEntry) {
  const hints = reason === '' ? notes : [reason, ...notes];
  return hints.length === 0 ? '–' : hints.map((hint) => <p key={hint}>{hint}</p>);
}

/**
 * The entries of a file, each with its outcome and reason; filtered by outcome, with pagination.
 */
export function ImportPreview({ entries }: { readonly entries: readonly ImportEntry[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const of = (value: Filter): readonly ImportEntry[] =>
    entries.filter(({ outcome, notes }) => value === 'all' || (value === 'noted' ? notes.length > 0 : outcome === value));
  const wanted = of(filter);
  const rows = wanted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const filters: readonly Filter[] = ['all', ...[...IMPORT_OUTCOMES, 'noted' as const].filter((value) => of(value).length > 0)];
  return (
    <div className="sw:grid sw:grid-cols-[minmax(0,1fr)] sw:gap-4">
      <FilterChips
        label={texts.filter}
        value={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
        options={filters.map((value) => ({
          value,
          label: texts.filters[value],
          count: of(value).length,
        }))}
      />
      <Table
        caption={texts.caption}
        rows={rows}
        rowKey={(entry) => entries.indexOf(entry)}
        columns={[
          { key: 'name', header: texts.name, rowHeader: true, cell: ({ title }) => title || texts.untitled },
          { key: 'place', header: texts.place, width: '8rem', cell: ({ place }) => place },
          {
            key: 'outcome',
            header: texts.outcome,
            width: '9rem',
            cell: badgeOf,
          },
          { key: 'reason', header: texts.reason, cell: HintsOf },
        ]}
      />
      {wanted.length > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={wanted.length} onPage={setPage} />}
    </div>
  );
}
