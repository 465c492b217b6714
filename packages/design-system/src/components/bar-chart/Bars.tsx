import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';

export interface BarSeries<Key extends string = string> {
  /** Key of its numbers in each group. */
  readonly key: Key;
  /** Label in the legend and the table's header. */
  readonly label: string;
  /** Filled, outlined or green, distinguishable without colour. @default 'full' */
  readonly look?: 'full' | 'outline' | 'signal';
}

export interface BarGroup<Key extends string = string> {
  /** Key of the group. */
  readonly key: string;
  /** Short label below the bars. */
  readonly label: string;
  /** Label of the table row. @default the short label */
  readonly longLabel?: string;
  /** Numbers by series key; none below 0. */
  readonly values: Readonly<Record<Key, number>>;
}

/** Fill and outline of a style. */
export const barLook = {
  full: { fill: 'var(--sw-color-bar)', stroke: 'var(--sw-color-bar)' },
  outline: { fill: 'var(--sw-color-surface)', stroke: 'var(--sw-color-ink-2)' },
  signal: { fill: 'var(--sw-color-signal)', stroke: 'var(--sw-color-signal)' },
} as const satisfies Record<'full' | 'outline' | 'signal', { fill: string; stroke: string }>;

const HEIGHT = 224;
const TOP = 24;
const BASE = 188;

/** Minimum height in px of a bar with a value (CA05). */
const MIN_BAR = 4;

export interface BarsProps<Key extends string> {
  series: readonly BarSeries<Key>[];
  groups: readonly BarGroup<Key>[];
  /** The text alternative. */
  description: string;
  /** Width in px; the chart is not scaled, so that 4 px stay 4 px. */
  width: number;
}

/** Approximate width in px of a digit above a bar. */
const DIGIT = 7;

const inGerman = (value: number): string => value.toLocaleString('de-DE');

/** Groups of bars, each bar with its number; overlapping numbers appear only in the table. */
export function Bars<Key extends string>({ series, groups, description, width }: BarsProps<Key>) {
  const outer = scaleBand({ domain: groups.map(({ key }) => key), range: [0, width], paddingInner: 0.3, paddingOuter: 0.1 });
  const inner = scaleBand({ domain: series.map(({ key }) => key), range: [0, outer.bandwidth()], padding: 0.12 });
  const highest = Math.max(4, ...groups.flatMap(({ values }) => series.map(({ key }) => values[key])));
  const height = scaleLinear({ domain: [0, highest], range: [0, BASE - TOP], nice: 4 });
  const fits = groups.every(({ values }) => series.reduce((sum, { key }) => sum + inGerman(values[key]).length * DIGIT, 0) <= outer.step());
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={description}
      className="sw:block sw:max-w-full"
      fill="currentColor"
      fontSize={12}
    >
      {height.ticks(4).map((tick) => (
        <line key={tick} x1={0} x2={width} y1={BASE - height(tick)} y2={BASE - height(tick)} stroke="var(--sw-color-line)" />
      ))}
      {groups.map((group) => (
        <Group key={group.key} left={outer(group.key) ?? 0}>
          {series.map(({ key, look = 'full' }) => {
            const value = group.values[key];
            const tall = value === 0 ? 0 : Math.max(MIN_BAR, height(value));
            return (
              <Group key={key} left={inner(key) ?? 0}>
                {value > 0 && (
                  <Bar data-series={key} y={BASE - tall} width={inner.bandwidth()} height={tall} strokeWidth={1} {...barLook[look]} />
                )}
                {fits && (
                  <text x={inner.bandwidth() / 2} y={BASE - tall - 5} textAnchor="middle" fontWeight={600}>
                    {inGerman(value)}
                  </text>
                )}
              </Group>
            );
          })}
          <text x={outer.bandwidth() / 2} y={BASE + 20} textAnchor="middle">
            {group.label}
          </text>
        </Group>
      ))}
      <line x1={0} x2={width} y1={BASE} y2={BASE} stroke="var(--sw-color-rule)" strokeWidth={2} />
    </svg>
  );
}
