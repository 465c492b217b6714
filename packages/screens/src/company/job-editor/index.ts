export { copiedJob } from './copied-job';
export { knownJob } from './known-job';
export { JobEditorScreen, type EditorData, type JobEditorScreenProps } from './JobEditorScreen';
export type { JobServices } from './use-job-saving';
