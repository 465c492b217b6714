import { formatDate } from '@stellwerk/domain';

/** Words that patterns bring along beside the labels and messages of the domain. */
export const de = {
  cancel: 'Abbrechen',
  none: '–',
  newTab: '(öffnet in neuem Tab)',
  today: 'heute',
  yesterday: 'gestern',
  daysAgo: (days: number) => `vor ${days} Tagen`,
  table: {
    caption: 'Bewerbungen',
    name: 'Name',
    job: 'Stelle',
    date: 'Eingegangen am',
    status: 'Status',
    documents: 'Dokumente',
    action: 'Aktion',
    details: 'Details',
    detailsOf: (name: string) => `zu ${name}`,
    repeated: 'Weitere Bewerbung dieser Person',
  },
  card: { contact: 'Kontakt', papers: 'Unterlagen', rating: 'Bewertung', status: 'Status' },
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
