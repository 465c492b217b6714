export { ApplicationDetail, type ApplicationDetailProps } from './ApplicationDetail';
export { ApplicationScreen, type ApplicationScreenProps } from './ApplicationScreen';
export { applicationSkeleton } from './skeleton';
