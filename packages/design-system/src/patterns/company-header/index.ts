export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader';
export { CompanySwitcher, type CompanySwitcherProps, type SwitcherCompany, type SwitcherState } from './CompanySwitcher';
export { CompanyTabs, type CompanyTab, type CompanyTabsProps } from './CompanyTabs';
