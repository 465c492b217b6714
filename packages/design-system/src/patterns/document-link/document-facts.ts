import { formatFileSize, type ApplicationDocument } from '@stellwerk/domain';

/** Format of a document by its name, such as 'PDF' or 'DOCX'; '' where the name does not say. */
export const documentFormat = ({ name }: Pick<ApplicationDocument, 'name'>): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** Format and size of a document as far as they are known, such as 'PDF, 240 KB': what is worth knowing before one opens it. */
export function documentFacts({ name, size }: Pick<ApplicationDocument, 'name' | 'size'>): string {
  return [documentFormat({ name }), size === null ? '' : formatFileSize(size)].filter(Boolean).join(', ');
}
