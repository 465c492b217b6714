export { CreateCompanyScreen, type CreateCompanyScreenProps } from './CreateCompanyScreen';
export { CreateSoonScreen } from './CreateSoonScreen';
