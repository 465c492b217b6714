export { SavedJobsScreen, type SavedJobsScreenProps } from './SavedJobsScreen';
export { SavedHere } from './SavedHere';
