import type { DocumentKind } from '../documents';

/** Name of each file in the multipart form (AF51); errors name the slot by it. */
export const FILE_FIELDS = {
  resume: 'resume',
  coverLetter: 'coverLetter',
  additional: 'additionalDocuments',
  video: 'video',
} as const satisfies Record<DocumentKind, string>;

/** Name of the text in the form by which each file is meant that has been uploaded before: the id of its upload (decision 0066). */
export const UPLOAD_FIELDS = {
  resume: 'resumeUpload',
  coverLetter: 'coverLetterUpload',
  additional: 'additionalDocumentsUpload',
  video: 'videoUpload',
} as const satisfies Record<DocumentKind, string>;

/** Every name under which a file of each slot may come. */
const SLOTS: Readonly<Record<string, DocumentKind>> = {
  resume: 'resume',
  resumeFile: 'resume',
  cv: 'resume',
  coverLetter: 'coverLetter',
  coverLetterFile: 'coverLetter',
  additionalDocuments: 'additional',
  'additionalDocuments[]': 'additional',
  additional: 'additional',
  video: 'video',
  videoFile: 'video',
};

/** The slot that a file of the form belongs to; null for a field that accepts no file. Names come from outside: only our own count. */
export function documentKindOf(field: string): DocumentKind | null {
  return Object.hasOwn(SLOTS, field) ? (SLOTS[field] ?? null) : null;
}
