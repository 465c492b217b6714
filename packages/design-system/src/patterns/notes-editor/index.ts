export { notesDraft } from './notes-draft';
export { NotesEditor, type NotesEditorProps } from './NotesEditor';
export { DraftsProvider, useDrafts, type Drafts, type DraftsProviderProps } from '../../lib/drafts';
