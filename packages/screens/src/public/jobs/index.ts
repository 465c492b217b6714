export { findJobs, isFirstPage, jobListView, JOBS_PER_PAGE, readJobListState, type JobListState, type JobListView } from './job-list';
export { JobAlertButton, type JobAlertPartProps } from './JobAlertButton';
export { JobsScreen, type JobsScreenProps } from './JobsScreen';
