export { InvitationScreen, type InvitationScreenProps, type InvitationStep } from './InvitationScreen';
