import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Table } from '../../components/table';
import { de } from '../i18n/de';
import { Bars, seriesLook, type Series } from './Bars';
import { monthLabel, type MonthCounts } from './months';
import { useWidth } from './useWidth';

export interface ApplicationsChartProps {
  /** Six months in order, from `applicationsByMonth`. */
  months: readonly MonthCounts[];
  /** Level of the heading. @default 2 */
  level?: 2 | 3;
}

const legend: readonly Series[] = ['applications', 'interviews', 'hires'];

/** Applications, interviews and hires of the last six months as bars, or as a table (CA03 to CA05). */
export function ApplicationsChart({ months, level = 2 }: ApplicationsChartProps) {
  const [asTable, setAsTable] = useState(false);
  const [frame, width] = useWidth<HTMLDivElement>(640);
  const Heading = `h${level}` as const;
  return (
    <section className="sw:grid sw:gap-4 sw:border-t sw:border-rule sw:pt-4">
      <div className="sw:flex sw:flex-wrap sw:items-center sw:justify-between sw:gap-3">
        <Heading className="sw:text-lg sw:font-semibold">{de.chart.title}</Heading>
        <Button size="sm" onClick={() => setAsTable(!asTable)}>
          <Icon as={asTable ? ChartColumn : Table2} size={16} />
          {asTable ? de.chart.asChart : de.chart.asTable}
        </Button>
      </div>
      {asTable ? (
        <Table
          caption={de.chart.title}
          rows={months}
          rowKey={(row) => row.month}
          columns={[
            { key: 'month', header: de.chart.month, rowHeader: true, cell: (row) => monthLabel(row.month, 'long') },
            ...legend.map((series) => ({
              key: series,
              header: de.chart[series],
              align: 'end' as const,
              cell: (row: MonthCounts) => row[series],
            })),
          ]}
        />
      ) : (
        <>
          <ul className="sw:flex sw:flex-wrap sw:gap-x-6 sw:gap-y-1 sw:text-sm">
            {legend.map((series) => (
              <li key={series} className="sw:flex sw:items-center sw:gap-2">
                <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
                  <rect x="0.75" y="0.75" width="12.5" height="12.5" strokeWidth="1.5" {...seriesLook[series]} />
                </svg>
                {de.chart[series]}
              </li>
            ))}
          </ul>
          <div ref={frame} className="sw:min-w-0 sw:overflow-hidden">
            <Bars months={months} width={width} />
          </div>
        </>
      )}
    </section>
  );
}
