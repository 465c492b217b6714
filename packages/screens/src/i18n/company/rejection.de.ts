/** Texts of the rejection dialog (decision 0076). */
export const rejectionTexts = {
  one: (name: string): string => `${name} bekommt den Status „Abgelehnt“.`,
  withdrawn: (name: string): string => `Die Bewerbung von ${name} ist zurückgezogen. Sie bekommt stattdessen den Status „Abgelehnt“.`,
  several: 'Jede Person bekommt eine eigene Nachricht mit diesem Text.',
  reason: 'Grund',
  reasonHint: 'Bleibt im Unternehmen. Die Person erfährt ihn nicht.',
  reasonMissing: 'Bitte wählen Sie einen Grund.',
  choose: 'Bitte wählen',
  message: 'Text an die Person',
  messageHint: 'Steht in der E-Mail zwischen Anrede und Gruß.',
  messagesHint: 'Ohne eigenen Text bekommt jede Person den Text ihrer Stelle.',
  messageMissing: 'Bitte schreiben Sie der Person einen Text.',
  keep: 'Als Text für diese Stelle merken',
  cancel: 'Abbrechen',
  failed: 'Die Bewerbung konnte nicht abgelehnt werden. Ihr Text bleibt hier stehen.',
} as const;
