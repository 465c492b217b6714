export { activeLook, jobDay, jobLine, type CompanyJob } from './companyJob';
export { CompanyJobRow, type CompanyJobRowProps, type JobAction } from './CompanyJobRow';
