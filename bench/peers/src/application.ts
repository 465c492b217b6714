/** Shared parts of both libraries' application forms: values, rules and texts of the product's form, without any library. */

export interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  includeLinkedIn: boolean;
  linkedinProfile: string;
  resume: File | null;
  coverLetter: File | null;
  additional: File | null;
  video: File | null;
  terms: boolean;
  gdpr: boolean;
  newsletter: boolean;
}

export type Slot = 'resume' | 'coverLetter' | 'additional' | 'video';
export type FieldErrors = Partial<Record<keyof Values, string>>;

export interface FormProps {
  /**
   * Sends the application.
   * @returns texts of the summary after an error
   */
  onSubmit: (values: Values) => Promise<readonly string[] | null>;
  onCancel: () => void;
}

export const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  includeLinkedIn: false,
  linkedinProfile: '',
  resume: null,
  coverLetter: null,
  additional: null,
  video: null,
  terms: false,
  gdpr: false,
  newsletter: false,
};

const MB = 1024 * 1024;
const TEXT = ['.pdf', '.doc', '.docx'];

export const SLOTS: readonly {
  name: Slot;
  label: string;
  hint: string;
  extensions: readonly string[];
  limit: (extension: string) => number;
}[] = [
  {
    name: 'resume',
    label: 'Lebenslauf (oder LinkedIn-Profil)',
    hint: 'PDF, DOC oder DOCX, höchstens 10 MB',
    extensions: TEXT,
    limit: () => 10,
  },
  { name: 'coverLetter', label: 'Anschreiben', hint: 'PDF, DOC oder DOCX, höchstens 10 MB', extensions: TEXT, limit: () => 10 },
  {
    name: 'additional',
    label: 'Weitere Dokumente',
    hint: 'PDF, DOC oder DOCX bis 10 MB, ZIP bis 25 MB',
    extensions: [...TEXT, '.zip'],
    limit: (extension) => (extension === '.zip' ? 25 : 10),
  },
  {
    name: 'video',
    label: 'Video',
    hint: 'Stellen Sie sich in höchstens 2 Minuten kurz vor (max. 2 Minuten). MP4, MOV oder AVI, höchstens 100 MB',
    extensions: ['.mp4', '.mov', '.avi'],
    limit: () => 100,
  },
];

/** The error of a file in a slot. */
export function fileError(slot: Slot, file: File): string | null {
  const rule = SLOTS.find(({ name }) => name === slot);
  if (rule === undefined) return null;
  const extension = file.name.slice(file.name.lastIndexOf('.')).toLowerCase();
  if (!rule.extensions.includes(extension))
    return `Dieses Dateiformat ist nicht erlaubt. Erlaubt sind: ${rule.extensions.map((one) => one.slice(1).toUpperCase()).join(', ')}`;
  if (file.size === 0) return 'Die Datei ist leer.';
  const limit = rule.limit(extension);
  return file.size > limit * MB ? `Die Datei ist zu groß (höchstens ${limit} MB).` : null;
}

export const accept = (slot: Slot): string => SLOTS.find(({ name }) => name === slot)?.extensions.join(',') ?? '';

export const sizeOf = (file: File): string =>
  file.size >= MB ? `${(file.size / MB).toFixed(1).replace('.', ',')} MB` : `${Math.ceil(file.size / 1024)} KB`;

const isProfile = (text: string): boolean => /^(https?:\/\/)?([\w-]+\.)*linkedin\.com\/.+/i.test(text.trim());

/** All errors that prevent sending. */
export function errorsOf(values: Values): FieldErrors {
  const errors: FieldErrors = {};
  const given = values.includeLinkedIn && values.linkedinProfile.trim() !== '';
  if (values.firstName.trim() === '') errors.firstName = 'Bitte geben Sie Ihren Vornamen an.';
  if (values.lastName.trim() === '') errors.lastName = 'Bitte geben Sie Ihren Nachnamen an.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim())) errors.email = 'Bitte geben Sie eine gültige E-Mail-Adresse an.';
  if (values.phone.length > 50) errors.phone = 'Bitte höchstens 50 Zeichen.';
  if (values.message.length > 5000) errors.message = 'Bitte höchstens 5000 Zeichen.';
  if (values.resume === null && !given) errors.resume = 'Bitte laden Sie Ihren Lebenslauf hoch oder geben Sie Ihr LinkedIn-Profil an.';
  if (values.includeLinkedIn && !given) errors.linkedinProfile = 'Bitte geben Sie Ihre LinkedIn-Profil-URL an.';
  if (given && !isProfile(values.linkedinProfile)) errors.linkedinProfile = 'Bitte geben Sie eine gültige LinkedIn-Profil-URL an.';
  if (!values.terms) errors.terms = 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.';
  if (!values.gdpr) errors.gdpr = 'Bitte akzeptieren Sie die Datenschutzrichtlinien.';
  return errors;
}

export interface Line {
  readonly message: string;
  readonly name?: keyof Values;
}

const ORDER = ['email', 'phone', 'message', 'resume', 'linkedinProfile', 'terms', 'gdpr'] as const;

/** The lines of the summary: one for all empty required fields, then one for each other error. */
export function summaryOf(errors: FieldErrors, values: Values): readonly Line[] {
  const missing = (['firstName', 'lastName', 'email'] as const).filter((name) => errors[name] !== undefined && values[name].trim() === '');
  const lines: Line[] = missing[0] === undefined ? [] : [{ message: 'Bitte füllen Sie alle Pflichtfelder aus', name: missing[0] }];
  for (const name of ORDER) {
    const message = errors[name];
    if (message !== undefined && !missing.some((one) => one === name)) lines.push({ message, name });
  }
  return lines;
}

export const texts = {
  form: 'Bewerbung',
  person: 'Angaben zur Person',
  documents: 'Unterlagen',
  documentsHint: 'Ein Lebenslauf oder ein LinkedIn-Profil genügt.',
  consents: 'Einwilligungen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  message: 'Nachricht',
  optional: '(optional)',
  linkedinToggle: 'LinkedIn-Profil angeben',
  linkedinUrl: 'LinkedIn-Profil-URL',
  linkedinExample: 'https://www.linkedin.com/in/…',
  choose: 'Datei auswählen',
  remove: (name: string): string => `${name} entfernen`,
  accept: 'Ich akzeptiere die',
  terms: 'Allgemeinen Geschäftsbedingungen',
  privacy: 'Datenschutzerklärung',
  newsletter: 'Newsletter abonnieren',
  newsletterHint: 'Freiwillig. Sie können sich jederzeit abmelden.',
  more: 'Mehr dazu:',
  usage: 'Nutzungsbedingungen',
  privacyPolicy: 'Hinweise zum Datenschutz',
  submit: 'Bewerbung absenden',
  submitting: 'Wird übermittelt...',
  cancel: 'Abbrechen',
  notSent: 'Die Bewerbung wurde noch nicht abgesendet',
  failed: 'Die Bewerbung konnte nicht übermittelt werden.',
} as const;
