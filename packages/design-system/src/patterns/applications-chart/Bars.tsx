import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { de } from '../i18n/de';
import { monthLabel, type MonthCounts } from './months';

const SERIES = ['applications', 'interviews', 'hires'] as const;
export type Series = (typeof SERIES)[number];

/** Fill and outline of a series: full, outlined, green; told apart without colour, too. */
export const seriesLook = {
  applications: { fill: 'var(--sw-color-bar)', stroke: 'var(--sw-color-bar)' },
  interviews: { fill: 'var(--sw-color-surface)', stroke: 'var(--sw-color-ink-2)' },
  hires: { fill: 'var(--sw-color-signal)', stroke: 'var(--sw-color-signal)' },
} as const satisfies Record<Series, { fill: string; stroke: string }>;

const HEIGHT = 224;
const TOP = 24;
const BASE = 188;

/** A bar that stands for something is never lower than this, in px (CA05). */
export const MIN_BAR = 4;

export interface BarsProps {
  months: readonly MonthCounts[];
  /** In px; nothing is scaled, so that 4 px stay 4 px. */
  width: number;
}

/** Six groups of three bars, each with its number. */
export function Bars({ months, width }: BarsProps) {
  const groups = scaleBand({ domain: months.map(({ month }) => month), range: [0, width], paddingInner: 0.3, paddingOuter: 0.1 });
  const bars = scaleBand({ domain: [...SERIES], range: [0, groups.bandwidth()], padding: 0.12 });
  const highest = Math.max(4, ...months.map(({ applications }) => applications));
  const height = scaleLinear({ domain: [0, highest], range: [0, BASE - TOP], nice: 4 });
  const [first, last] = [months[0], months.at(-1)];
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={first && last ? de.chart.description(monthLabel(first.month, 'long'), monthLabel(last.month, 'long')) : undefined}
      className="sw:block sw:max-w-full"
      fill="currentColor"
      fontSize={12}
    >
      {height.ticks(4).map((tick) => (
        <line key={tick} x1={0} x2={width} y1={BASE - height(tick)} y2={BASE - height(tick)} stroke="var(--sw-color-line)" />
      ))}
      {months.map((counts) => (
        <Group key={counts.month} left={groups(counts.month) ?? 0}>
          {SERIES.map((series) => {
            const value = counts[series];
            const tall = value === 0 ? 0 : Math.max(MIN_BAR, height(value));
            const left = bars(series) ?? 0;
            return (
              <Group key={series} left={left}>
                {value > 0 && (
                  <Bar
                    data-series={series}
                    y={BASE - tall}
                    width={bars.bandwidth()}
                    height={tall}
                    strokeWidth={1}
                    {...seriesLook[series]}
                  />
                )}
                <text x={bars.bandwidth() / 2} y={BASE - tall - 5} textAnchor="middle" fontWeight={600}>
                  {value}
                </text>
              </Group>
            );
          })}
          <text x={groups.bandwidth() / 2} y={BASE + 20} textAnchor="middle">
            {monthLabel(counts.month, 'short')}
          </text>
        </Group>
      ))}
      <line x1={0} x2={width} y1={BASE} y2={BASE} stroke="var(--sw-color-rule)" strokeWidth={2} />
    </svg>
  );
}
