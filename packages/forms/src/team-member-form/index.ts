export { TeamMemberForm, type TeamMemberFormProps } from './TeamMemberForm';
export { knownMember, type TeamMemberValues } from './values';
export type { MediaFailure } from '../shared/media-failure';
export type { SubmitFailure } from '@stellwerk/domain';
