export { InvitationScreen, type InvitationScreenProps } from './InvitationScreen';
