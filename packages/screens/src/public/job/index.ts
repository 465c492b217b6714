export { loadDesign } from './designs';
export { JobScreen, type JobScreenProps } from './JobScreen';
export type { JobReport } from './report/ReportDialog';
export { designAtInteraction } from './first-interaction';
