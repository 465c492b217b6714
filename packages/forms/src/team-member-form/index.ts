export { TeamMemberForm, type TeamMemberFormProps, type TeamMemberValues } from './TeamMemberForm';
export type { SubmitFailure } from '../shared/submission';
