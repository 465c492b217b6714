/** Industries used when none could be loaded; the server knows them by these names (A53). */
export const FALLBACK_INDUSTRIES = [
  'IT und Software',
  'Gesundheitswesen',
  'Finanzen und Versicherungen',
  'Industrie und Produktion',
  'Handel und Vertrieb',
] as const;
