export { useCompanyTheme } from '../settings/use-company-theme';
