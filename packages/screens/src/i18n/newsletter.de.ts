/** Texts behind the links of the newsletter's mails; it alone says 'du' (A40, O47). */
export const newsletterTexts = {
  confirm: {
    title: 'Newsletter bestätigen',
    pending: 'Deine Anmeldung wird bestätigt...',
    done: 'Deine Anmeldung ist bestätigt',
    doneText: 'Ab jetzt bekommst du neue Stellen und Neuigkeiten per E-Mail. Abbestellen kannst du in jeder E-Mail mit einem Klick.',
    used: 'Dieser Link gilt nicht mehr',
    usedText:
      'Er ist älter als sieben Tage oder wurde schon benutzt. Melde dich einfach noch einmal an, dann schicken wir dir einen neuen.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    pending: 'Du wirst abgemeldet...',
    done: 'Du bist abgemeldet',
    doneText: 'Wir schicken dir keinen Newsletter mehr und haben deine Adresse aus dem Verteiler gelöscht.',
    used: 'Dieser Link gilt nicht mehr',
    usedText: 'Vermutlich hast du den Newsletter schon abbestellt. Bekommst du trotzdem E-Mails, benutze den Link aus der neuesten.',
  },
  incomplete: 'Der Link ist unvollständig',
  incompleteText: 'Bitte öffne den Link aus unserer E-Mail vollständig.',
  failed: 'Das hat nicht geklappt',
  failedText: 'Bitte versuche es gleich noch einmal. Dein Link bleibt gültig.',
  jobs: 'Zu den Stellenanzeigen',
  again: 'Wieder anmelden',
  start: 'Zur Startseite',
} as const;
