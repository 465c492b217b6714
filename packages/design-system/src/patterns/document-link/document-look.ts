import type { DocumentKind } from '@stellwerk/domain';
import { FileArchive, FileText, Video, type LucideIcon } from 'lucide-react';

/** The icon of a document. */
export const documentIcon = {
  resume: FileText,
  coverLetter: FileText,
  additional: FileArchive,
  video: Video,
} as const satisfies Record<DocumentKind, LucideIcon>;
