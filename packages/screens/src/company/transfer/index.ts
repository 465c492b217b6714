export { JobTransferScreen, type JobTransferScreenProps } from './JobTransferScreen';
export type { ImportWishes } from './use-job-import';
