export { DeactivationForm, type DeactivationFormProps } from './DeactivationForm';
export type { SubmitFailure } from '@stellwerk/domain';
