/** Messages that only the server has, for the app on mock data. */
export const mockTexts = {
  loggedOut: 'Sie wurden abgemeldet.',
  resetSent: 'Wenn ein Konto mit dieser Adresse besteht, haben wir Ihnen eine E-Mail geschickt.',
  passwordChanged: 'Ihr Passwort wurde geändert. Bitte melden Sie sich neu an.',
  emailConfirmed: 'Ihre E-Mail-Adresse ist bestätigt.',
  confirmSent: 'Wir haben Ihnen eine E-Mail geschickt.',
  wrongPassword: 'Das aktuelle Passwort ist falsch.',
} as const;

/** Mails of the demo, the newest first. */
export const demoMails = [
  {
    id: 2,
    to: 'k.brandis@weserbund.example',
    subject: 'Neue Bewerbung: Fachkraft Netzleittechnik (m/w/d)',
    kind: 'application-new',
    createdAt: '2026-11-20T07:41:00.000Z',
    sentAt: null,
    failedAt: '2026-11-20T22:17:00.000Z',
    attempts: 6,
  },
  {
    id: 1,
    to: 'leon.hartwig@post.example',
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    kind: 'register',
    createdAt: '2026-11-19T07:41:00.000Z',
    sentAt: '2026-11-19T07:41:02.000Z',
    failedAt: null,
    attempts: 1,
  },
];

export const demoMailText = 'Guten Tag,\n\nhier steht, was die E-Mail sagt.\n\nFreundliche Grüße\nStellwerk';
