export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader';
export type { SwitcherCompany, SwitcherState } from './CompanyList';
export { CompanySwitcher, type CompanySwitcherProps } from './CompanySwitcher';
export { CompanyTabs, type CompanyTab, type CompanyTabsProps } from './CompanyTabs';
