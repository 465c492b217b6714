/** Texts around every legal text. */
export const legalDe = {
  sample: 'Mustertext',
  sampleNote: 'Dieser Text ist ein Muster. Vor dem Betrieb muss er rechtlich geprüft und angepasst werden.',
  version: (day: string): string => `Fassung vom ${day}`,
  contents: 'Inhalt',
} as const;
