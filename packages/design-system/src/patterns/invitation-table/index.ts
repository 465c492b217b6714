export { InvitationTable, type Invitation, type InvitationTableProps } from './InvitationTable';
