export { activeLook, jobDay, jobLine } from './job-look';
export { CompanyJobRow, type CompanyJobRowProps } from './CompanyJobRow';
export { JOB_ACTIONS, type JobAction } from './job-actions';
