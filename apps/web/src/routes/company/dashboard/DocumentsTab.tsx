export { DocumentsScreen as default } from '@stellwerk/screens/company/documents';
