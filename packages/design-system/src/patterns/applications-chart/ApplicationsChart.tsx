import { BarChart, type BarChartProps, type BarSeries } from '../../components/bar-chart';
import { de } from '../i18n/de';
import { monthLabel, type MonthCounts } from './months';

export interface ApplicationsChartProps extends Pick<BarChartProps<string>, 'className' | 'ref' | 'id' | 'style'> {
  /** Six months in order, from `applicationsByMonth`. */
  months: readonly MonthCounts[];
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
}

const series = [
  { key: 'applications', label: de.chart.applications, look: 'full' },
  { key: 'interviews', label: de.chart.interviews, look: 'outline' },
  { key: 'hires', label: de.chart.hires, look: 'signal' },
] as const satisfies readonly BarSeries[];

/**
 * Applications, interviews and hires of the last six months as bars, or as a table (CA03 to CA05).
 * @example
 * <ApplicationsChart months={months} />
 */
export function ApplicationsChart({ months, level, ...rest }: ApplicationsChartProps) {
  const [first, last] = [months[0], months.at(-1)];
  return (
    <BarChart
      {...rest}
      level={level}
      title={de.chart.title}
      description={first && last ? de.chart.description(monthLabel(first.month, 'long'), monthLabel(last.month, 'long')) : de.chart.title}
      groupHeader={de.chart.month}
      series={series}
      groups={months.map(({ month, applications, interviews, hires }) => ({
        key: month,
        label: monthLabel(month, 'short'),
        longLabel: monthLabel(month, 'long'),
        values: { applications, interviews, hires },
      }))}
    />
  );
}
