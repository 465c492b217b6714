export { overviewProblem } from './figures';
export type { OverviewData, OverviewLinks } from './types';
export { OverviewScreen, type OverviewScreenProps } from './OverviewScreen';
