export { ApplicationHeader, type ApplicationHeaderProps } from './ApplicationHeader';
export { ContactList, type ContactListProps } from './ContactList';
export { DocumentList, type DocumentListProps } from './DocumentList';
export { HistoryList, type HistoryListProps } from './HistoryList';
