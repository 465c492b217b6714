export { ApplicationsScreen, type ApplicationsScreenProps } from './ApplicationsScreen';
export { DetailDialog } from './DetailDialog';
export { type ApplicationListState, readApplicationListState, tableQuery, toApplicationQuery } from './list';
export { StatusQuestions } from '../status/StatusQuestions';
export type { Stack } from './StackBar';
export { useApplicationActions } from './use-application-actions';
