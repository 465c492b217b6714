export { copiedContent, knownContent } from './editor-content';
export { knownJob } from './known-job';
export { JobEditorScreen, type EditorData, type JobEditorScreenProps } from './JobEditorScreen';
export type { JobCalls } from './use-job-saving';
