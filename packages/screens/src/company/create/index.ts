export { CreateCompanyScreen, type CompanyDraft, type CreateCompanyScreenProps } from './CreateCompanyScreen';
