export { JobTransferScreen, type JobTransferScreenProps } from './JobTransferScreen';
