export { LegalDocument, type LegalDocumentProps } from './LegalDocument';
export type { LegalBlock, LegalSection, LegalText } from './legal-text';
