export { isFirstPage, JOBS_PER_PAGE, localView, readJobListState, serverView, type JobListState, type JobListView } from './job-list';
export { JobsScreen, type JobsScreenProps } from './JobsScreen';
