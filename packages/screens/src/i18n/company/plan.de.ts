/** Texts about the limits of a plan (O38, O88). */
export const planTexts = {
  title: 'Nutzung',
  jobs: 'Stellenanzeigen',
  members: 'Teammitglieder',
  full: 'Alle Plätze belegt',
  over: (cap: number): string => `Der Tarif sieht ${cap} vor`,
  unlimited: (used: number): string => `${used} (unbegrenzt)`,
  note: {
    jobs: {
      near: (used: number, cap: number): string => `${used} von ${cap} aktiven Stellenanzeigen sind in Ihrem Tarif belegt.`,
      full: (cap: number): string =>
        cap === 1
          ? 'Die eine aktive Stellenanzeige Ihres Tarifs ist belegt.'
          : `Alle ${cap} aktiven Stellenanzeigen Ihres Tarifs sind belegt.`,
      over: (used: number, cap: number): string => `Sie haben ${used} aktive Stellenanzeigen, Ihr Tarif sieht ${cap} vor.`,
    },
    members: {
      near: (used: number, cap: number): string => `${used} von ${cap} Teammitgliedern sind in Ihrem Tarif belegt.`,
      full: (cap: number): string =>
        cap === 1 ? 'Ihr Tarif sieht ein Teammitglied vor.' : `Alle ${cap} Plätze für Teammitglieder in Ihrem Tarif sind belegt.`,
      over: (used: number, cap: number): string => `Ihr Team hat ${used} Personen, Ihr Tarif sieht ${cap} vor.`,
    },
    open: 'Tarife ansehen',
  },
} as const;
