/** What a mail is about, for the administrators' view and the log. */
export const MAIL_KINDS = [
  'register',
  'register-known',
  'reset-password',
  'password-changed',
  'login-attempts',
  'administrator',
  'application-receipt',
  'application-new',
  'application-status',
  'invitation',
  'message',
  'newsletter-confirm',
  'posting-taken-down',
  'posting-released',
  'report-received',
  'report-decided',
  'newsletter-welcome',
  'referral',
  'payout-requested',
  'payout-decided',
  'job-alert-confirm',
  'job-alert',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Mails that ask for an answer: it goes to the support, for nobody reads what comes to the sender. */
export const ANSWERED_KINDS: ReadonlySet<string> = new Set<MailKind>([
  'password-changed',
  'posting-taken-down',
  'payout-decided',
  'report-decided',
]);

/** A link that stands alone: the primary one is a button in HTML; in text its address follows the paragraph before it. */
export interface MailLink {
  readonly block: 'action' | 'link';
  readonly label: string;
  /** http or https. */
  readonly href: string;
}

/** Names and values, one pair a line. */
export interface MailFacts {
  readonly block: 'facts';
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}

/** Small print: what else is to be known. */
export interface MailNote {
  readonly block: 'note';
  readonly text: string;
}

/** Words of a person. Their lines stay; everywhere else a line break becomes a space. */
export interface MailQuote {
  readonly block: 'quote';
  readonly text: string;
}

/** Something to choose from, such as a posting that fits an alert. */
export interface MailEntry {
  readonly title: string;
  readonly href: string;
  /** What stands below the title. */
  readonly lines: readonly string[];
}

export interface MailEntries {
  readonly block: 'entries';
  readonly entries: readonly MailEntry[];
}

/** A part of a mail; a plain text is a paragraph. */
export type MailBlock = string | MailLink | MailFacts | MailNote | MailQuote | MailEntries;

/** The way out of a mail that somebody has asked for. */
export interface Unsubscribe {
  /** The page where a person says so; opening it changes nothing. */
  readonly page: string;
  /** The address that a mail reader posts to (RFC 8058). */
  readonly oneClick: string;
}

/** The installation that writes a mail. */
export interface Installation {
  /** Address that people type, without a slash at its end. */
  readonly origin: string;
  /** Where people write when they need help. */
  readonly supportEmail: string;
}

/** The imprint of an installation. */
export const imprintOf = ({ origin }: Installation): string => `${origin}/impressum`;

/** A mail as it is written, before it becomes text and HTML. */
export interface MailContent {
  readonly kind: MailKind;
  readonly subject: string;
  /** What a mail reader shows behind the subject. @default the first paragraph */
  readonly preheader?: string;
  /** Without the comma. @default 'Guten Tag' */
  readonly greeting?: string;
  readonly body: readonly MailBlock[];
  /** In whose name it is written, in the head and below the closing. @default the platform */
  readonly sender?: string;
  /** @default 'Freundliche Grüße' */
  readonly closing?: string;
  /** Why this person gets the mail. @default nothing */
  readonly reason?: string;
  readonly unsubscribe?: Unsubscribe;
}

/** The one thing that the mail is for. At most one in a mail. */
export const action = (label: string, href: string): MailLink => ({ block: 'action', label, href });
/** Another way. */
export const link = (label: string, href: string): MailLink => ({ block: 'link', label, href });
export const facts = (...pairs: MailFacts['facts']): MailFacts => ({ block: 'facts', facts: pairs });
export const note = (text: string): MailNote => ({ block: 'note', text });
export const quote = (text: string): MailQuote => ({ block: 'quote', text });
export const entries = (...list: MailEntries['entries']): MailEntries => ({ block: 'entries', entries: list });
