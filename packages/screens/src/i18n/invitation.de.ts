/** Texts of the page behind the link of an invitation (O48). */
export const invitationTexts = {
  title: 'Einladung',
  heading: 'Einladung ins Team',
  text: (inviter: string, company: string): string =>
    inviter === ''
      ? `Sie sind eingeladen, im Team von ${company} mitzuarbeiten.`
      : `${inviter} lädt Sie ein, im Team von ${company} mitzuarbeiten.`,
  role: 'Ihre Rolle',
  position: 'Position',
  email: 'Eingeladen als',
  until: 'Gültig bis',
  accept: 'Einladung annehmen',
  accepting: 'Wird angenommen...',
  decline: 'Jetzt nicht',
  visitor: (email: string): string =>
    `Melden Sie sich mit ${email} an oder legen Sie mit dieser Adresse ein Konto an. Danach kehren Sie hierher zurück.`,
  login: 'Anmelden',
  register: 'Konto erstellen',
  other: (email: string, own: string): string =>
    `Die Einladung gilt für ${email}. Sie sind als ${own} angemeldet. Bitte melden Sie sich mit der eingeladenen Adresse an.`,
  switch: 'Mit anderem Konto anmelden',
  done: (company: string): string => `Sie gehören jetzt zum Team von ${company}`,
  member: 'Sie gehören schon zu diesem Team',
  gone: 'Diese Einladung gilt nicht mehr',
  goneText: 'Sie ist älter als sieben Tage, wurde schon benutzt oder zurückgezogen. Bitte lassen Sie sich neu einladen.',
  failed: 'Die Einladung konnte nicht geladen werden',
  acceptFailed: 'Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es später erneut.',
  dashboard: 'Zum Dashboard',
  start: 'Zur Startseite',
} as const;
