/** Reasons for which a mail of the outbox cannot be sent again (O46). */
export const mailMessages = {
  notFailed: 'Nur gescheiterte E-Mails können erneut gesendet werden.',
  gone: 'Der Inhalt dieser E-Mail ist nicht mehr vorhanden.',
} as const;
