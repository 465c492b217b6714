/** Texts of the applications board; the status labels are in the domain. */
export const boardDe = {
  column: 'Spalte',
  option: (status: string, count: number): string => `${status} (${count})`,
  none: 'Keine Bewerbungen',
  dropHere: 'Hier ablegen',
  more: (count: number): string => (count === 1 ? '1 weitere anzeigen' : `${count} weitere anzeigen`),
  move: (name: string): string => `${name} verschieben`,
  moveTo: (status: string): string => `Nach „${status}“`,
  moving: 'Wird verschoben...',
  moved: (name: string, status: string): string => `${name} wurde nach „${status}“ verschoben.`,
  back: (name: string, status: string): string => `${name} steht wieder unter „${status}“.`,
  rating: (rating: number): string => `${rating} von 5 Sternen`,
  rejectText: (name: string): string => `Die Bewerbung von ${name} kommt in die Spalte „Abgelehnt“.`,
} as const;
