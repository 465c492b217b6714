export { CompanyProfileForm, type CompanyProfileFormProps } from './CompanyProfileForm';
export { emptyCompanyProfile, FALLBACK_INDUSTRIES, toCompanyPayload, type CompanyProfileValues } from './company-profile';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '../shared/submission';
