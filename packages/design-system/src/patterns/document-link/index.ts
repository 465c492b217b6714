export { DocumentLink, type DocumentAccess, type DocumentLinkProps } from './DocumentLink';
export { documentIcon } from './document-look';
