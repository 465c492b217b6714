/** Texts of what stands at the end of the start page; they load with it (O54). */
export const startClosingTexts = {
  voices: 'Was andere sagen',
  /** One so far (NL16): invented, as everybody in the demo data. */
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
