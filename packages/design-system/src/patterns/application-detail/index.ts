export { ApplicationHeader, type ApplicationHeaderProps } from './ApplicationHeader';
export { BlindNote, type BlindNoteProps } from './BlindNote';
export { ContactList, type ContactListProps } from './ContactList';
export { DocumentList, type DocumentListProps } from './DocumentList';
export { HistoryList, type HistoryListProps } from './HistoryList';
