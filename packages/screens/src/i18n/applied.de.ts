/** Texts for people who have already applied to a job. */
export const appliedTexts = {
  mark: 'Beworben',
  state: (day: string, status: string): string => `Sie haben sich ${day === '' ? 'schon' : `am ${day}`} beworben. Stand: ${status}.`,
  question: 'Möchten Sie sich noch einmal auf diese Stelle bewerben?',
  again: 'Noch einmal bewerben',
  own: 'Ihre Bewerbung ansehen',
} as const;
