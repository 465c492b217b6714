export { JobForm, type JobFormProps, type JobVideoChoice } from './JobForm';
export type { ContactMember } from './ContactPicker';
export { toJobPayload, type VideoReference } from './to-payload';
export { jobFormValues, type JobFormValues } from './values';
export type { RenderRichText, RichTextInputProps } from '../shared/RichTextInput';
export type { SubmitFailure } from '../shared/submission';
