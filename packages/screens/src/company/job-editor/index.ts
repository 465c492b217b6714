export { JobEditorScreen, type JobEditorScreenProps } from './JobEditorScreen';
