export { JobListScreen, type JobListScreenProps } from './JobListScreen';
export { readJobListPreset, readJobListState, toJobListQuery } from './query';
export { useJobActions, type JobListServices } from './use-job-actions';
