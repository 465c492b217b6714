export { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
export { JobSummary, type JobSummaryProps } from './JobSummary';
export { ReferralNote, type ApplicationReferral, type ReferralNoteProps } from './ReferralNote';
export { acceptOf, fileError, ruleHint } from './files';
export { hasFiles, numericJobId, toFlatJson, toFormData, toNestedJson, type ApplicationTarget, type UploadedFiles } from './to-payload';
export { applicationErrors, applicationSchema } from './schema';
export type { UploadProgress } from './use-slots';
export {
  chosenFiles,
  emptyApplication,
  readApplicationDraft,
  type ApplicationDraft,
  type ApplicationFiles,
  type ApplicationValues,
  type LockedIdentity,
} from './values';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
