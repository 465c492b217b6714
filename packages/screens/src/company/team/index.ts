export { CreateMemberScreen, type CreateMemberScreenProps } from './CreateMemberScreen';
export { TeamScreen, type TeamScreenProps } from './TeamScreen';
