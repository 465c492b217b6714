export { CompanyProfileCard, type CompanyProfile, type CompanyProfileCardProps } from './CompanyProfileCard';
