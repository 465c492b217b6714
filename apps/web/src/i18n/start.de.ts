/** Words of this screen; texts of the documents' catalogues stand in @stellwerk/domain. */
export const startWords = {
  title: 'Stellen finden und weiterempfehlen',
  headline: 'Die Weiche zur nächsten Stelle.',
  intro: 'Suchen und bewerben Sie sich ohne Konto. Oder geben Sie eine Stelle an jemanden weiter, zu dem sie passt.',
  keyword: 'Stichwort',
  keywordPlaceholder: 'Stelle oder Unternehmen',
  place: 'Ort',
  anywhere: 'Alle Orte',
  submit: 'Stellen finden',
  byPlace: (total: string): string => `${total} nach Ort`,
  newest: 'Neueste Stellenanzeigen',
  all: (total: string): string => `Alle ${total}`,
  howTitle: 'So läuft eine Bewerbung',
  how: [
    {
      title: 'Stelle lesen',
      text: 'Jede Anzeige steht in einer von drei Gestaltungen und nennt Aufgaben, Profil, Angebot und die Menschen im Team.',
    },
    { title: 'Bewerben', text: 'Lebenslauf oder LinkedIn-Profil genügt. Ein Konto brauchen Sie nicht.' },
    {
      title: 'Verfolgen',
      text: 'Mit einem Konto sehen Sie den Stand jeder Bewerbung und können sie zurückziehen, solange sie noch nicht geprüft wird.',
    },
  ],
} as const;
