import { Icon } from '@stellwerk/design-system';
import { conversionRate, formatCount, sumOf, type Trend } from '@stellwerk/domain';
import { ArrowDownRight, ArrowUpRight, Equal, type LucideIcon } from 'lucide-react';
import { overviewTexts } from '../../i18n/company/overview.de';
import { trendView, waiting } from './figures';
import type { OverviewData } from './types';

const texts = overviewTexts.stats;
const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: Equal } as const satisfies Record<'up' | 'down' | 'same', LucideIcon>;
const NONE = '–';

function TrendLine({ trend }: { readonly trend: Trend | null }) {
  const view = trendView(trend);
  if (view === null) return texts.noTrend;
  return (
    <>
      <Icon as={arrows[view.direction]} size={16} className="sw:mt-0.5" />
      <span>{view.direction === 'same' ? texts.same : texts.trend(view.amount)}</span>
    </>
  );
}

/** The last six months as small bars; the text beside them has the figures. */
function Columns({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(1, ...values);
  return (
    <svg viewBox="0 0 52 26" width="52" height="26" aria-hidden="true" className="sw:mb-2">
      {values.map((value, index) => {
        const height = value === 0 ? 1 : Math.max(3, (value / top) * 26);
        const last = index === values.length - 1;
        return (
          <rect
            // The index identifies the month, because the list has a fixed length.
            key={index}
            x={index * 9}
            y={26 - height}
            width="7"
            height={height}
            fill={last ? 'var(--sw-color-ink)' : 'var(--sw-color-line-strong)'}
          />
        );
      })}
    </svg>
  );
}

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly columns?: readonly number[] | undefined;
  readonly note: React.ReactNode;
}

const count = (value: number | null): string => (value === null ? NONE : formatCount(value));

/**
 * More applications than views, for example when a job board's feed bypasses the page: no
 * meaningful share.
 */
const percent = (rate: number): string =>
  rate > 100 ? texts.above(100) : `${rate.toLocaleString('de-DE', { minimumFractionDigits: 1 })} %`;

function figuresOf(data: OverviewData, now: Date): readonly Figure[] {
  const { figures, jobs } = data;
  const fresh = figures && waiting(figures, now);
  const active = jobs && jobs.filter((job) => job.active).length;
  const total = figures && sumOf(figures.counts);
  const rate = total === null ? null : conversionRate(total, data.jobViews ?? 0);
  return [
    {
      label: texts.applications,
      value: count(total),
      columns: figures?.months.map(({ counts }) => sumOf(counts)),
      note: <TrendLine trend={figures && figures.trend} />,
    },
    { label: texts.fresh, value: count(fresh && fresh.count), note: fresh && texts.today(fresh.today) },
    { label: texts.jobs, value: count(active), note: jobs && texts.inactive(jobs.filter((job) => !job.active).length) },
    { label: texts.jobViews, value: count(data.jobViews), note: <TrendLine trend={data.jobViewsTrend} /> },
    { label: texts.pageViews, value: count(data.pageViews), note: <TrendLine trend={data.pageViewsTrend} /> },
    {
      label: texts.conversion,
      value: rate === null ? NONE : percent(rate),
      note: rate !== null && rate > 100 ? texts.conversionAbove : texts.conversionHint,
    },
  ];
}

/**
 * Six figures of the company, with their change from the same days of the previous month (CD38,
 * CD44, O31, O32).
 */
export function Stats({ data, now }: { readonly data: OverviewData; readonly now: Date }) {
  return (
    <section aria-label={texts.title}>
      <dl className="sw:grid sw:grid-cols-2 sw:gap-x-6 sw:gap-y-5 sw:sm:grid-cols-3 sw:lg:grid-cols-6">
        {figuresOf(data, now).map(({ label, value, columns, note }) => (
          <div key={label} className="sw:grid sw:content-start sw:border-t sw:border-rule sw:pt-2">
            <dt className="sw:text-sm sw:font-medium sw:text-ink-2 sw:hyphens-auto sw:wrap-anywhere">{label}</dt>
            <dd className="sw:flex sw:flex-wrap sw:items-end sw:justify-between sw:gap-x-2">
              <span className="sw:text-2xl sw:font-semibold sw:whitespace-nowrap">{value}</span>
              {columns && <Columns values={columns} />}
            </dd>
            <dd className="sw:flex sw:gap-1.5 sw:text-sm sw:text-ink-2">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="sw:mt-3 sw:text-sm sw:text-ink-3">{texts.note}</p>
    </section>
  );
}
