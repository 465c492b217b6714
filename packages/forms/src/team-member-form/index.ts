export { TeamMemberForm, type TeamMemberFormProps, type TeamMemberValues } from './TeamMemberForm';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '@stellwerk/domain';
