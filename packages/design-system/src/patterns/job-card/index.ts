export { JobCard, type JobCardJob, type JobCardProps } from './JobCard';
export { JobCardSkeleton, type JobCardSkeletonProps } from './JobCardSkeleton';
export { JobList, type JobListProps } from './JobList';
export { iconOfWorkingModel, workingModelIcon } from './job-look';
export type { JobVariant } from './variant';
