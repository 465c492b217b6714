import { DOCUMENT_KINDS, type DocumentKind } from '@stellwerk/domain';

/** The chosen file of each slot: one per slot (AF25). */
export type ApplicationFiles = Record<DocumentKind, File | null>;

/** What a person types and chooses in the application form. Names are those of the wire where it has one. */
export interface ApplicationValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  /** Whether the LinkedIn address is given instead of, or beside, a resume. */
  includeLinkedIn: boolean;
  linkedinProfile: string;
  files: ApplicationFiles;
  newsletter: boolean;
  /** Consent to the terms. */
  terms: boolean;
  /** Privacy statement noted. */
  gdpr: boolean;
}

/** What a draft keeps: texts and files, never a consent. */
export type ApplicationDraft = Omit<ApplicationValues, 'newsletter' | 'terms' | 'gdpr'>;

/** Identity from the profile of a logged-in person; each part that is not empty is locked (AF26, AF27, O27). */
export type LockedIdentity = Partial<Pick<ApplicationValues, 'firstName' | 'lastName' | 'email' | 'phone'>>;

/** No file in any slot. */
export const noFiles: Readonly<ApplicationFiles> = { resume: null, coverLetter: null, additional: null, video: null };

/** An untouched form: nothing ticked (rule 1). */
export const emptyApplication: Readonly<ApplicationValues> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  includeLinkedIn: false,
  linkedinProfile: '',
  files: noFiles,
  newsletter: false,
  terms: false,
  gdpr: false,
};

/** The draft part of the values. */
export function toDraft({ newsletter: _newsletter, terms: _terms, gdpr: _gdpr, ...draft }: ApplicationValues): ApplicationDraft {
  return { ...draft, files: { ...draft.files } };
}

/** The chosen files in the order of the slots. */
export function chosenFiles(files: ApplicationFiles): readonly { kind: DocumentKind; file: File }[] {
  return DOCUMENT_KINDS.flatMap((kind) => {
    const file = files[kind];
    return file === null ? [] : [{ kind, file }];
  });
}
