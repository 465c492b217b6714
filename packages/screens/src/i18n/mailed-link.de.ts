/**
 * Texts of the pages behind links in subscribed mails. Only the newsletter uses 'du' (A40, O47,
 * O93).
 */
export const mailedLinkTexts = {
  newsletter: {
    confirm: {
      title: 'Newsletter bestätigen',
      ask: 'Mit einem Klick bestätigst du, dass du den Newsletter von Stellwerk bekommen möchtest.',
      press: 'Anmeldung bestätigen',
      pending: 'Deine Anmeldung wird bestätigt...',
      done: 'Deine Anmeldung ist bestätigt',
      doneText: 'Ab jetzt bekommst du neue Stellen und Neuigkeiten per E-Mail. Abbestellen kannst du in jeder E-Mail mit einem Klick.',
      used: 'Dieser Link gilt nicht mehr',
      usedText:
        'Er ist älter als sieben Tage oder wurde schon benutzt. Melde dich einfach noch einmal an, dann schicken wir dir einen neuen.',
    },
    unsubscribe: {
      title: 'Newsletter abbestellen',
      ask: 'Mit einem Klick bekommst du keinen Newsletter von Stellwerk mehr.',
      press: 'Newsletter abbestellen',
      pending: 'Du wirst abgemeldet...',
      done: 'Du bist abgemeldet',
      doneText: 'Wir schicken dir keinen Newsletter mehr und haben deine Adresse aus dem Verteiler gelöscht.',
      used: 'Dieser Link gilt nicht',
      usedText: 'Bitte öffne den Link aus unserer E-Mail noch einmal. Bekommst du trotzdem E-Mails, benutze den Link aus der neuesten.',
    },
    incompleteText: 'Bitte öffne den Link aus unserer E-Mail vollständig.',
    failedText: 'Bitte versuche es gleich noch einmal. Dein Link bleibt gültig.',
    again: 'Wieder anmelden',
  },
  'job-alert': {
    confirm: {
      title: 'Suchauftrag bestätigen',
      ask: 'Mit einem Klick bestätigen Sie, dass Sie neue Stellen zu Ihrer Suche per E-Mail bekommen möchten.',
      press: 'Suchauftrag bestätigen',
      pending: 'Ihr Suchauftrag wird bestätigt...',
      done: 'Ihr Suchauftrag ist bestätigt',
      doneText: 'Sobald es neue Stellen zu Ihrer Suche gibt, schreiben wir Ihnen. Abbestellen können Sie in jeder E-Mail mit einem Klick.',
      used: 'Dieser Link gilt nicht mehr',
      usedText:
        'Er ist älter als sieben Tage oder wurde schon benutzt. Legen Sie den Suchauftrag in der Stellenliste einfach noch einmal an.',
    },
    unsubscribe: {
      title: 'Suchauftrag löschen',
      ask: 'Mit einem Klick löschen Sie diesen Suchauftrag. Wir schreiben Ihnen dann nicht mehr dazu.',
      press: 'Suchauftrag löschen',
      pending: 'Ihr Suchauftrag wird gelöscht...',
      done: 'Ihr Suchauftrag ist gelöscht',
      doneText: 'Wir schicken Ihnen dazu keine E-Mails mehr und haben Ihre Angaben gelöscht.',
      used: 'Dieser Link gilt nicht',
      usedText:
        'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal. Bekommen Sie trotzdem E-Mails, nehmen Sie den Link aus der neuesten.',
    },
    incompleteText: 'Bitte öffnen Sie den Link aus unserer E-Mail vollständig.',
    failedText: 'Bitte versuchen Sie es gleich noch einmal. Ihr Link bleibt gültig.',
    again: 'Neuen Suchauftrag anlegen',
  },
  incomplete: 'Der Link ist unvollständig',
  failed: 'Das hat nicht geklappt',
  jobs: 'Zu den Stellenanzeigen',
  start: 'Zur Startseite',
} as const;
