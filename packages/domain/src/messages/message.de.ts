/** Messages between companies, people and the platform (001 §5; O41, O75). */
export const messageMessages = {
  subjectMissing: 'Bitte geben Sie einen Betreff ein',
  contentMissing: 'Bitte geben Sie eine Nachricht ein',
  recipientMissing: 'Bitte wählen Sie einen Empfänger aus',
  /** To a company about a person. */
  noApplicant: 'Dieser Person können Sie nicht schreiben: Sie hat sich nicht bei Ihrem Unternehmen beworben.',
  /** To a person about a company. */
  noApplication: 'Sie können nur Unternehmen schreiben, bei denen Sie sich beworben haben.',
  notFound: 'Diese Nachricht gibt es nicht mehr.',
} as const;

/** Reasons for which a mail of the outbox cannot be sent again (O46). */
export const mailMessages = {
  notFailed: 'Nur gescheiterte E-Mails können erneut gesendet werden.',
  gone: 'Der Inhalt dieser E-Mail ist nicht mehr vorhanden.',
} as const;
