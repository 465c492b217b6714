export { readReportsState, toReportsQuery } from './list';
export { ReportsScreen, type ReportsScreenProps } from './ReportsScreen';
