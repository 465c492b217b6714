export { loadDesign } from './designs';
export { JobScreen, type JobScreenProps } from './JobScreen';
export { renderedDesign } from './first-interaction';
export { loadNotice } from './referral/load';
export type { JobReferral, OwnLink } from './referral/types';
export type { JobReport } from './report/ReportDialog';
