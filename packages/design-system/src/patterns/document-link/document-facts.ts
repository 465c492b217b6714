import { formatFileSize, type ApplicationDocument } from '@stellwerk/domain';

/** Format of a document from its name, such as 'PDF' or 'DOCX'; '' if unknown. */
export const documentFormat = ({ name }: Pick<ApplicationDocument, 'name'>): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** Known format and size of a document, such as 'PDF, 240 KB', to show before it is opened. */
export function documentFacts({ name, size }: Pick<ApplicationDocument, 'name' | 'size'>): string {
  return [documentFormat({ name }), size === null ? '' : formatFileSize(size)].filter(Boolean).join(', ');
}
