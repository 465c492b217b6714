export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm';
export type { SubmitFailure, SubmitHandler } from '../shared/submission';
