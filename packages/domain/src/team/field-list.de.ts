import { namesOf, recordOf, type NamesWith } from '../records';

/** Facts about a field of a team member. */
interface MemberFieldFacts {
  /** Its name in history and form. */
  readonly label: string;
  /** Columns of the table of members; a change of one of them is a change of the field. */
  readonly columns: readonly string[];
  /** 'form': saved by the form with the row; 'apart': saved by a separate call. */
  readonly saved: 'form' | 'apart';
}

/**
 * The fields of a team member (decision 0105). History and labels are derived from it; requests, rows and the form have to `satisfy` a type
 * of it. The role is none: it belongs to the membership, and the history names both roles.
 */
export const MEMBER_FIELDS = {
  firstName: { label: 'Vorname', columns: ['first_name'], saved: 'form' },
  lastName: { label: 'Nachname', columns: ['last_name'], saved: 'form' },
  position: { label: 'Position', columns: ['position'], saved: 'form' },
  jobDescription: { label: 'Aufgaben', columns: ['job_description'], saved: 'form' },
  email: { label: 'E-Mail-Adresse', columns: ['email'], saved: 'form' },
  linkedinProfile: { label: 'LinkedIn-Profil', columns: ['linkedin_profile'], saved: 'form' },
  avatar: { label: 'Bild', columns: ['avatar'], saved: 'apart' },
} as const satisfies Readonly<Record<string, MemberFieldFacts>>;

type Fields = typeof MEMBER_FIELDS;

/** Fields that the form saves. */
export type MemberFormField = NamesWith<Fields, { readonly saved: 'form' }>;
/** Their columns. */
export type MemberFormColumn = Fields[MemberFormField]['columns'][number];

export const memberFieldLabels = recordOf(namesOf(MEMBER_FIELDS), (name) => MEMBER_FIELDS[name].label);
