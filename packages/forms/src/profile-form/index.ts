export { ProfileForm, type ProfileFormProps, type ProfileValues } from './ProfileForm';
export { imageError } from '../shared/images';
export { mediaText, type MediaFailure } from '../shared/media-failure';
export type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
