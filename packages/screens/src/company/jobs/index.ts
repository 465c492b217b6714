export { JobListScreen, type JobListScreenProps } from './JobListScreen';
export { readJobListPreset, readJobListState, toJobListQuery } from './query';
export { useJobActions, type JobListCalls } from './use-job-actions';
