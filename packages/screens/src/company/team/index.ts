export { CreateMemberScreen, type CreateMemberScreenProps } from './CreateMemberScreen';
export { TeamScreen, type TeamScreenProps } from './TeamScreen';
export type { TeamDialog } from './dialogs';
export { useTeamDialog, type OpenTeamDialog } from './dialogs';
