import { namesOf, recordOf, type NamesWith } from '../records';

/** Facts about a field of a focus page. */
interface FocusFieldFacts {
  /** Its name in history, form and conflict view. */
  readonly label: string;
  /** Columns of the table of focus pages; a change of one of them is a change of the field. */
  readonly columns: readonly string[];
  /** 'form': saved by the form with the row; 'apart': saved by a separate call. */
  readonly saved: 'form' | 'apart';
}

/**
 * The fields of a focus page (decision 0105). History and labels are derived from it; requests, rows and the form have to `satisfy` a type
 * of it.
 */
export const FOCUS_FIELDS = {
  title: { label: 'Titel', columns: ['title'], saved: 'form' },
  description: { label: 'Beschreibung', columns: ['description'], saved: 'form' },
  content: { label: 'Inhalt', columns: ['content'], saved: 'form' },
  status: { label: 'Status', columns: ['status'], saved: 'form' },
  industry: { label: 'Branche', columns: ['industry_id'], saved: 'form' },
  website: { label: 'Website', columns: ['website'], saved: 'form' },
  slogan: { label: 'Slogan', columns: ['slogan'], saved: 'form' },
  featured: { label: 'Hervorgehoben', columns: ['featured'], saved: 'form' },
  cover: { label: 'Titelbild', columns: ['cover_image'], saved: 'apart' },
} as const satisfies Readonly<Record<string, FocusFieldFacts>>;

type Fields = typeof FOCUS_FIELDS;

/** Fields that the form saves. */
export type FocusFormField = NamesWith<Fields, { readonly saved: 'form' }>;
/** Their columns. */
export type FocusFormColumn = Fields[FocusFormField]['columns'][number];

export const focusFieldLabels = recordOf(namesOf(FOCUS_FIELDS), (name) => FOCUS_FIELDS[name].label);
