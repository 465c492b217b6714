import { DOCUMENT_KINDS, isPhoneNumber, type DocumentKind } from '@stellwerk/domain';

/** The chosen file of each slot: one per slot (AF25). */
export type ApplicationFiles = Record<DocumentKind, File | null>;

/** Values of the application form, named as on the wire where possible. */
export interface ApplicationValues {
  /** Required, at most 100 characters. */
  firstName: string;
  /** Required, at most 100 characters. */
  lastName: string;
  /** Required. */
  email: string;
  /** '' if left out. */
  phone: string;
  /** '' if left out; sent as `message` and `jobDescription` (A68). */
  message: string;
  /** Whether the LinkedIn URL is given instead of, or in addition to, a resume. */
  includeLinkedIn: boolean;
  /** Required while `includeLinkedIn` is on (AF46). */
  linkedinProfile: string;
  /** Chosen file of each slot. */
  files: ApplicationFiles;
  /** Whether the person subscribes to the newsletter; never assumed (rule 1). */
  newsletter: boolean;
  /** Consent to the terms. */
  terms: boolean;
  /** Privacy statement acknowledged. */
  gdpr: boolean;
}

/** The parts that a draft keeps: texts and files, never a consent. */
export type ApplicationDraft = Omit<ApplicationValues, 'newsletter' | 'terms' | 'gdpr'>;

/**
 * Identity from the profile of a logged-in person; each non-empty part is locked (AF26, AF27, O27),
 * a phone number only if it is valid.
 */
export type LockedIdentity = Partial<Pick<ApplicationValues, 'firstName' | 'lastName' | 'email' | 'phone'>>;

/**
 * The locked parts. An invalid phone number from before the rules stays editable, because nobody
 * could correct a locked one.
 */
export function lockedParts({ phone = '', ...others }: LockedIdentity): LockedIdentity {
  return { ...others, phone: isPhoneNumber(phone) ? phone : '' };
}

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

/** The parts of the values that a draft keeps. */
export function toDraft({ newsletter: _newsletter, terms: _terms, gdpr: _gdpr, ...draft }: ApplicationValues): ApplicationDraft {
  return { ...draft, files: { ...draft.files } };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * Parses a draft from the browser's storage; missing or malformed parts become empty, and anything
 * that is no draft becomes `null`.
 */
export function readApplicationDraft(value: unknown): ApplicationDraft | null {
  if (!isRecord(value)) return null;
  const files = isRecord(value.files) ? value.files : {};
  const textOf = (name: keyof ApplicationDraft): string => (typeof value[name] === 'string' ? value[name] : '');
  const fileOf = (kind: DocumentKind): File | null => (files[kind] instanceof File ? files[kind] : null);
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
    includeLinkedIn: value.includeLinkedIn === true,
    linkedinProfile: textOf('linkedinProfile'),
    files: { resume: fileOf('resume'), coverLetter: fileOf('coverLetter'), additional: fileOf('additional'), video: fileOf('video') },
  };
}

/** The chosen files in the order of the slots. */
export function chosenFiles(files: ApplicationFiles): readonly { kind: DocumentKind; file: File }[] {
  return DOCUMENT_KINDS.flatMap((kind) => {
    const file = files[kind];
    return file === null ? [] : [{ kind, file }];
  });
}
