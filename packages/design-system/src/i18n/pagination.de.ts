/** Labels of this component. */
export const paginationLabels = {
  pages: 'Seiten',
  next: 'Weiter',
  range: (from: number, to: number, total: string) => `${from} bis ${to} von ${total}`,
} as const;
