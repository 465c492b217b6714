/** Documents of an application, in display order. */
export const DOCUMENT_KINDS = ['resume', 'coverLetter', 'additional', 'video'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const MB = 1024 * 1024;

/** Accepted files of each slot: extensions as in `accept`, and the size limit in bytes (000 §2.6, O18). */
export const DOCUMENT_RULES = {
  resume: { extensions: ['.pdf', '.doc', '.docx'], limits: { default: 10 * MB } },
  coverLetter: { extensions: ['.pdf', '.doc', '.docx'], limits: { default: 10 * MB } },
  additional: { extensions: ['.pdf', '.doc', '.docx', '.zip'], limits: { default: 10 * MB, '.zip': 25 * MB } },
  video: { extensions: ['.mp4', '.mov', '.avi'], limits: { default: 100 * MB } },
} as const satisfies Record<DocumentKind, { extensions: readonly string[]; limits: Readonly<Record<string, number>> }>;

/** All files of one application together, in bytes (O18). */
export const APPLICATION_FILES_LIMIT = 160 * MB;
