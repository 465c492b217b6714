export { CompanyFrame, type CompanyFrameProps } from './CompanyFrame';
export { PreparationScreen } from './PreparationScreen';
export { readCompanyTab, type CompanyTab } from './tabs';
