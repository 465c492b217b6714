/** The newsletter signup (000 §5.2, §8). */
export const newsletterMessages = {
  type: 'Bitte wähle mindestens eine Option aus.',
  terms: 'Bitte akzeptiere die Datenschutzbestimmungen.',
  email: 'Bitte gib deine E-Mail-Adresse ein.',
  failed: 'Es gab einen Fehler bei der Anmeldung.',
  networkFailed: 'Es gab einen Fehler bei der Anmeldung. Bitte versuche es später erneut.',
  done: 'Fast geschafft: Bitte bestätige deine Anmeldung über den Link in unserer E-Mail.',
  confirmed: 'Deine Anmeldung ist bestätigt.',
  unsubscribed: 'Du bist abgemeldet.',
  linkUsed: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.',
} as const;
