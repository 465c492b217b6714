export { InvitationTable, type InvitationTableProps } from './InvitationTable';
