import { recordOf } from '../../records';
import { DOCUMENT_KINDS, type DocumentKind } from '../documents';

/** Field name of each file in the multipart form (AF51); errors use it as well. */
export const FILE_FIELDS = {
  resume: 'resume',
  coverLetter: 'coverLetter',
  additional: 'additionalDocuments',
  video: 'video',
} as const satisfies Record<DocumentKind, string>;

/** Field name of the id of each file's earlier upload in the form (decision 0066). */
export const UPLOAD_FIELDS = recordOf(DOCUMENT_KINDS, (kind) => `${FILE_FIELDS[kind]}Upload` as const);

/** All accepted field names of each slot. */
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

/** The slot of a file in the form; null for a field that accepts no file. Names are untrusted: only own properties count. */
export function documentKindOf(field: string): DocumentKind | null {
  return Object.hasOwn(SLOTS, field) ? (SLOTS[field] ?? null) : null;
}
