export { NotesEditor, notesDraft, type NotesEditorProps } from './NotesEditor';
export { DraftsProvider, useDrafts, type Drafts, type DraftsProviderProps } from '../../lib/drafts';
