import { type DocumentKind, formatFileSize, type ApplicationDocument } from '@stellwerk/domain';
import { FileArchive, FileText, Video, type LucideIcon } from 'lucide-react';

/** The icon of a document. */
export const documentIcon = {
  resume: FileText,
  coverLetter: FileText,
  additional: FileArchive,
  video: Video,
} as const satisfies Record<DocumentKind, LucideIcon>;

/** Format of a document from its name, such as 'PDF' or 'DOCX'; '' if unknown. */
export const documentFormat = ({ name }: Pick<ApplicationDocument, 'name'>): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** Known format and size of a document, such as 'PDF, 240 KB', to show before it is opened. */
export function documentFacts({ name, size }: Pick<ApplicationDocument, 'name' | 'size'>): string {
  return [documentFormat({ name }), size === null ? '' : formatFileSize(size)].filter(Boolean).join(', ');
}
