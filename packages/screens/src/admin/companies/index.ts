export { CompaniesScreen, type CompaniesScreenProps } from './CompaniesScreen';
export { companiesQuery, readCompanyList, writeCompanyList } from './list';
