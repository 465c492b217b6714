export { CompanyFrame, PlainFrame, type CompanyFrameProps, type PlainFrameProps } from './CompanyFrame';
export { readCompanyTab, type CompanyTab } from './tabs';
