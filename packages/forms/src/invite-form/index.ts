export { InviteForm, type InviteFormProps, type InviteValues } from './InviteForm';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
