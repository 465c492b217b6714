export { findJobs } from './find-jobs';
export {
  isFirstPage,
  jobListParams,
  jobListView,
  JOBS_PER_PAGE,
  NO_FILTERS,
  readJobListState,
  type JobListState,
  type JobListView,
  type NearProblem,
} from './job-list';
export { JobAlertButton, type JobAlertPartProps } from './JobAlertButton';
export { JobsScreen } from './JobsScreen';
export type { JobsScreenProps } from './jobs-screen-props';
