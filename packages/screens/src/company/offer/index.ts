export { ForCompaniesScreen, type ForCompaniesScreenProps } from './ForCompaniesScreen';
