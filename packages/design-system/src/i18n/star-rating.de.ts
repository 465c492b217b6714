/** Labels of this component. */
export const starLabels = {
  stars: (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  starsOf: (count: number) => `${count} von 5`,
  notRated: 'Nicht bewertet',
} as const;
