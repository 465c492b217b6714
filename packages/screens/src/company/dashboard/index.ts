export { CompanyFrame, PlainFrame, type CompanyFrameProps, type PlainFrameProps } from './CompanyFrame';
export { PreparationScreen } from './PreparationScreen';
export { readCompanyTab, type CompanyTab } from './tabs';
