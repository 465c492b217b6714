export { CompaniesScreen, type CompaniesScreenProps } from './CompaniesScreen';
