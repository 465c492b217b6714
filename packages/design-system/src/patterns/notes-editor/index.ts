export { NotesEditor, notesDraft, type NotesEditorProps } from './NotesEditor';
export { DraftsProvider, type Drafts, type DraftsProviderProps } from '../../lib/drafts';
