import { cx } from 'class-variance-authority';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { chartLabels } from '../../i18n/components.de';
import { Button } from '../button';
import { Icon } from '../icon';
import { Table } from '../table';
import { barLook, Bars, type BarGroup, type BarSeries } from './Bars';
import { useWidth } from '../../lib/use-width';

export interface BarChartProps<Key extends string> extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The heading. */
  title: string;
  /** Text alternative of the chart, in a sentence. */
  description: string;
  /** Data series; at most three can be distinguished. */
  series: readonly BarSeries<Key>[];
  /** The groups of bars, from left to right. */
  groups: readonly BarGroup<Key>[];
  /** Header of the first table column, such as 'Monat'. */
  groupHeader: string;
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
}

/**
 * Numbers as groups of bars, or as a table after one click. A number above 0 has a bar of at least
 * 4 px (CA05).
 * @example
 * <BarChart
 *   title="Aufrufe"
 *   description="Aufrufe im Jahr"
 *   groupHeader="Jahr"
 *   series={[{ key: 'n', label: 'Aufrufe' }]}
 *   groups={[{ key: '1', label: '2026', values: { n: 3 } }]}
 * />
 */
export function BarChart<Key extends string>({
  title,
  description,
  series,
  groups,
  groupHeader,
  level = 2,
  className,
  ...rest
}: BarChartProps<Key>) {
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const Heading = `h${level}` as const;
  return (
    <section className={cx('sw:grid sw:grid-cols-1 sw:gap-4 sw:border-t sw:border-rule sw:pt-4', className)} {...rest}>
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3">
        <Heading className="sw:min-w-0 sw:max-w-full sw:text-lg sw:font-semibold">{title}</Heading>
        <Button size="sm" onClick={() => setAsTable(!asTable)}>
          <Icon as={asTable ? ChartColumn : Table2} size={16} />
          <span>{asTable ? chartLabels.asChart : chartLabels.asTable}</span>
        </Button>
      </div>
      {asTable ? (
        <Table
          caption={title}
          rows={groups}
          rowKey={(group) => group.key}
          columns={[
            { key: 'group', header: groupHeader, rowHeader: true, cell: (group) => group.longLabel ?? group.label },
            ...series.map(({ key, label }) => ({
              key,
              header: label,
              align: 'end' as const,
              cell: (group: BarGroup<Key>) => group.values[key].toLocaleString('de-DE'),
            })),
          ]}
        />
      ) : (
        <>
          <ul className="sw:flex sw:flex-wrap sw:gap-x-6 sw:gap-y-1 sw:text-sm">
            {series.map(({ key, label, look = 'full' }) => (
              <li key={key} className="sw:flex sw:items-center sw:gap-2">
                <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
                  <rect x="0.75" y="0.75" width="12.5" height="12.5" strokeWidth="1.5" {...barLook[look]} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
          <div ref={frame} className="sw:min-w-0 sw:overflow-hidden">
            <Bars {...{ series, groups, description, width }} />
          </div>
        </>
      )}
    </section>
  );
}
