/** Texts about the limits of a plan (O38, O88). */
export const planTexts = {
  title: 'Nutzung',
  jobs: 'Stellenanzeigen',
  members: 'Teammitglieder',
  full: 'Alle Plätze belegt',
  over: (cap: number): string => `Der Tarif sieht ${cap} vor`,
  unlimited: (used: number): string => `${used} (unbegrenzt)`,
} as const;
