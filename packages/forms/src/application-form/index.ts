export { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
export { JobSummary, type JobSummaryProps } from './JobSummary';
export { ReferralNote, type ApplicationReferral, type ReferralNoteProps } from './ReferralNote';
export { acceptOf, fileFault, ruleHint } from './files';
export { FILE_FIELDS, hasFiles, numericJobId, toFlatJson, toFormData, toNestedJson, type ApplicationTarget } from './to-payload';
export { applicationFaults, applicationSchema } from './schema';
export type { UploadProgress } from './useSlots';
export { emptyApplication, type ApplicationDraft, type ApplicationFiles, type ApplicationValues, type LockedIdentity } from './values';
export type { SubmitFailure, SubmitHandler } from '../shared/submission';
