export type { BulkCalls, BulkMessage } from './bulk-calls';
export { useSelection, type ListSelection } from './use-selection';
export { WithBulk } from './WithBulk';
