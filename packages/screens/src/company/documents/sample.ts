/** Status of a sample document (EN37). */
export const DOCUMENT_FILTERS = ['active', 'archived'] as const;
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number];

/** A sample document (001 §3): the area has no data of its own yet. */
export interface SampleDocument {
  readonly title: string;
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** ISO. */
  readonly uploadedAt: string;
  readonly status: DocumentFilter;
}

export const sampleDocuments: readonly SampleDocument[] = [
  { title: 'Vorlage Arbeitsvertrag', type: 'Vorlage', size: 184_320, uploadedAt: '2026-09-14T08:00:00.000Z', status: 'active' },
  { title: 'Datenschutzhinweise für Bewerbende', type: 'Hinweis', size: 96_256, uploadedAt: '2026-08-02T08:00:00.000Z', status: 'active' },
  { title: 'Unternehmensdarstellung', type: 'Präsentation', size: 4_508_876, uploadedAt: '2026-06-23T08:00:00.000Z', status: 'active' },
  {
    title: 'Vorlage Arbeitsvertrag, Fassung 2024',
    type: 'Vorlage',
    size: 172_032,
    uploadedAt: '2024-01-10T08:00:00.000Z',
    status: 'archived',
  },
  { title: 'Messeplan Hannover', type: 'Plan', size: 1_258_291, uploadedAt: '2025-03-28T08:00:00.000Z', status: 'archived' },
];
