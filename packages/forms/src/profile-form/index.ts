export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure, SubmitHandler } from '../shared/submission';
