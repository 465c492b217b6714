export { JobListScreen, type JobListScreenProps } from './JobListScreen';
export { readJobListPreset, readJobListState, toJobListQuery } from './query';
export { useJobActions } from './use-job-actions';
