import { formatFileSize, type ApplicationDocument } from '@stellwerk/domain';

/** Format and size of a document as far as they are known, such as 'PDF, 240 KB': what is worth knowing before one opens it. */
export function documentFacts({ name, size }: Pick<ApplicationDocument, 'name' | 'size'>): string {
  const extension = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';
  return [extension, size === null ? '' : formatFileSize(size)].filter(Boolean).join(', ');
}
