export { activeLook, jobDay, jobLine, type CompanyJob } from './companyJob';
