import { formatDate } from '@stellwerk/domain';

/** Words that patterns bring along beside the labels and messages of the domain. */
export const de = {
  cancel: 'Abbrechen',
  none: '–',
  job: { published: 'Veröffentlicht am' },
  notes: {
    title: 'Notizen',
    edit: 'Notizen bearbeiten',
    save: 'Speichern',
    empty: 'Noch keine Notizen.',
    private: 'Nur für Ihr Team sichtbar',
  },
  timeline: { name: 'Stand der Bewerbung' },
  stepper: {
    name: 'Status der Bewerbung',
    reached: 'erreicht',
    open: 'offen',
    rejectedOn: (date: string, by: string) => `Am ${formatDate(date)} abgelehnt${by ? ` von ${by}` : ''}`,
    withdrawnOn: (date: string) => `Am ${formatDate(date)} zurückgezogen`,
    withdrawnHint: 'Die Bewerbung wurde vom Kandidaten zurückgezogen.',
    withdrawnQuestion: 'Zurückgezogene Bewerbung wieder aufnehmen?',
    withdrawnConfirm: 'Ja, Status ändern',
  },
} as const;
