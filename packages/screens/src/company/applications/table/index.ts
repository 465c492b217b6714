export { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen';
export { DetailDialog } from './DetailDialog';
export { type ApplicationListState, readApplicationListState, tableQuery, toApplicationQuery } from './list';
export type { Stack } from './StackBar';
