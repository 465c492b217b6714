/** Texts of the start page; texts of the catalogues are in @stellwerk/domain. */
export const startTexts = {
  title: 'Stellen finden und weiterempfehlen',
  headline: 'Die Weiche zur nächsten Stelle.',
  intro: 'Suchen und bewerben Sie sich ohne Konto. Oder geben Sie eine Stelle an jemanden weiter, zu dem sie passt.',
  keyword: 'Suche',
  keywordPlaceholder: 'Stelle oder Unternehmen',
  submit: 'Suchen',
  byPlace: (total: string): string => `${total} nach Ort`,
  newest: 'Neueste Stellenanzeigen',
  noJobs: 'Noch keine Stellenanzeigen',
  noJobsHint: 'Sobald ein Unternehmen eine Stelle veröffentlicht, steht sie hier.',
  all: (total: string): string => `Alle ${total}`,
  companiesTitle: 'Sie suchen Verstärkung?',
  companies: 'Schreiben Sie Ihre Stellen hier aus. Die erste Anzeige kostet nichts.',
  forCompanies: 'Für Unternehmen',
  howTitle: 'So läuft eine Bewerbung',
  how: [
    {
      title: 'Stelle lesen',
      text: 'Jede Anzeige nennt Aufgaben, Profil, Angebot und die Menschen im Team.',
    },
    { title: 'Bewerben', text: 'Lebenslauf oder LinkedIn-Profil genügt. Ein Konto brauchen Sie nicht.' },
    {
      title: 'Verfolgen',
      text: 'Über den Link in unserer E-Mail sehen Sie den Stand Ihrer Bewerbung, auch ohne Konto. Solange sie eingereicht ist, können Sie sie zurückziehen.',
    },
  ],
} as const;
