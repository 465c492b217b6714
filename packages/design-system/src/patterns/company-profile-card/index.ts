export { CompanyProfileCard, type CompanyProfileCardProps } from './CompanyProfileCard';
