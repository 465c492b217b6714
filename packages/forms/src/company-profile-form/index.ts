export { CompanyProfileForm, type CompanyProfileFormProps } from './CompanyProfileForm';
export { emptyCompanyProfile, knownCompanyProfile, toCompanyPayload, type CompanyProfileValues } from './company-profile';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '../shared/submission';
