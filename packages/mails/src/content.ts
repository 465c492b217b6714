/** Kinds of mail, for the administrators' view and the log. */
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

/** Mails whose reply goes to the support, because nobody reads mail to the sender address. */
export const ANSWERED_KINDS: ReadonlySet<string> = new Set<MailKind>([
  'password-changed',
  'posting-taken-down',
  'payout-decided',
  'report-decided',
]);

/**
 * A link in a paragraph of its own: the primary one is a button in HTML; in plain text its URL
 * follows the previous paragraph.
 */
export interface MailLink {
  readonly block: 'action' | 'link';
  readonly label: string;
  /** http or https. */
  readonly href: string;
}

/** Names and values, one pair per line. */
export interface MailFacts {
  readonly block: 'facts';
  readonly facts: readonly { readonly term: string; readonly text: string }[];
}

/** Small print with further details. */
export interface MailNote {
  readonly block: 'note';
  readonly text: string;
}

/** A quotation. Its line breaks stay; in all other texts a line break becomes a space. */
export interface MailQuote {
  readonly block: 'quote';
  readonly text: string;
}

/** An item to choose, such as a job that matches an alert. */
export interface MailEntry {
  readonly title: string;
  readonly href: string;
  /** Line below the title. */
  readonly lines: readonly string[];
}

export interface MailEntries {
  readonly block: 'entries';
  readonly entries: readonly MailEntry[];
}

/** A block of a mail; a plain text is a paragraph. */
export type MailBlock = string | MailLink | MailFacts | MailNote | MailQuote | MailEntries;

/** Unsubscribe links of a mail that somebody has subscribed to. */
export interface Unsubscribe {
  /** Page with the button to unsubscribe; opening it changes nothing. */
  readonly page: string;
  /** URL to which a mail client posts (RFC 8058). */
  readonly oneClick: string;
}

/** The installation that sends a mail. */
export interface Installation {
  /** Public URL, without a trailing slash. */
  readonly origin: string;
  /** Email address of the support. */
  readonly supportEmail: string;
}

/** Imprint of an installation. */
export const imprintOf = ({ origin }: Installation): string => `${origin}/impressum`;

/** Content of a mail, before it is rendered as text and HTML. */
export interface MailContent {
  readonly kind: MailKind;
  readonly subject: string;
  /** Preview text that a mail client shows after the subject. @default the first paragraph */
  readonly preheader?: string;
  /** Salutation without the comma. @default 'Guten Tag' */
  readonly greeting?: string;
  readonly body: readonly MailBlock[];
  /** Sender shown in the header and below the closing. @default the platform */
  readonly sender?: string;
  /** @default 'Freundliche Grüße' */
  readonly closing?: string;
  /** Reason why this person receives the mail. @default nothing */
  readonly reason?: string;
  readonly unsubscribe?: Unsubscribe;
}

/** The primary link; at most one per mail. */
export const action = (label: string, href: string): MailLink => ({ block: 'action', label, href });
/** A secondary link. */
export const link = (label: string, href: string): MailLink => ({ block: 'link', label, href });
export const facts = (...pairs: MailFacts['facts']): MailFacts => ({ block: 'facts', facts: pairs });
export const note = (text: string): MailNote => ({ block: 'note', text });
export const quote = (text: string): MailQuote => ({ block: 'quote', text });
export const entries = (...list: MailEntries['entries']): MailEntries => ({ block: 'entries', entries: list });
