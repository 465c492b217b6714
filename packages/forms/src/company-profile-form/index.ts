export {
  CompanyProfileForm,
  type CompanyProfileFailure,
  type CompanyProfileFormProps,
  type CompanyProfileSaved,
} from './CompanyProfileForm';
export {
  emptyCompanyProfile,
  industryOf,
  knownCompanyProfile,
  readCompanyProfileValues,
  toCompanyPayload,
  type CompanyProfileValues,
} from './company-profile';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '@stellwerk/domain';
export { editorRichText } from '../shared/EditorRichText';
export type { RenderRichText, RichTextInputProps } from '../shared/RichTextInput';
