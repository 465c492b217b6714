/** Texts of the end of the start page, loaded with it (O54). */
export const startClosingTexts = {
  referral: {
    title: 'So funktioniert eine Empfehlung',
    steps: [
      { title: 'Link erstellen', text: 'Sie öffnen eine Stellenanzeige und erstellen Ihren persönlichen Empfehlungslink.' },
      {
        title: 'Weitergeben',
        text: 'Sie schicken den Link an jemanden, zu dem die Stelle passt. Ihr Name steht als Empfehlung auf der Seite.',
      },
      {
        title: 'Verfolgen',
        text: 'Sie sehen jeden Meilenstein von der Bewerbung bis zur Einstellung. Namen und Unterlagen bleiben vertraulich.',
      },
    ],
    branch: {
      title: 'Kein Interesse?',
      text: 'Wer die empfohlene Stelle nicht möchte, erstellt einen eigenen Link und gibt sie weiter.',
    },
  },
  newsletterNeedsScript: 'Um den Newsletter zu abonnieren, schalte bitte JavaScript ein.',
  voices: 'Was andere sagen',
  /** The only testimonial (NL16); invented, like all people in the demo data. */
  testimonials: [
    {
      id: 'albrechtsen',
      quote: 'Wir haben drei Stellen über Empfehlungen besetzt. Jede Bewerbung kam von jemandem, der wusste, wen er schickt.',
      name: 'Jördis Albrechtsen',
      role: 'Geschäftsführerin, Hagenfeld Leittechnik GmbH',
      avatarUrl: '/images/avatars/joerdis-albrechtsen.svg',
    },
  ],
} as const;
