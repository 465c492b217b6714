export { BarChart, type BarChartProps } from './BarChart';
export { type BarGroup, type BarSeries } from './Bars';
