/** Texts of a new message (W27, 001 §5). */
export const labels = {
  form: 'Neue Nachricht',
  recipient: 'Empfänger',
  choose: 'Bitte wählen',
  subject: 'Betreff',
  content: 'Nachricht',
  recipientMissing: 'Bitte wählen Sie einen Empfänger aus',
  subjectMissing: 'Bitte geben Sie einen Betreff ein',
  contentMissing: 'Bitte geben Sie eine Nachricht ein',
  submit: 'Senden',
  submitting: 'Wird gesendet...',
} as const;
