export { ApplicationsChart, type ApplicationsChartProps } from './ApplicationsChart';
export { applicationsByMonth, monthLabel, type MonthCounts } from './months';
