import { namesOf, recordOf, type NamesWith } from '../records';

/** Facts about a field of a company. */
interface CompanyFieldFacts {
  /** Its name in history, form and conflict view. */
  readonly label: string;
  /** Columns of the table of companies; a change of one of them is a change of the field. */
  readonly columns: readonly string[];
  /** The form that saves it. */
  readonly saved: 'profile' | 'settings';
}

/**
 * The fields of a company, in the order of its history (decision 0105). History and labels are derived from it; requests, rows and the form
 * have to `satisfy` a type of it.
 */
export const COMPANY_FIELDS = {
  name: { label: 'Firmenname', columns: ['name'], saved: 'profile' },
  industry: { label: 'Branche', columns: ['industry_id'], saved: 'profile' },
  employees: { label: 'Unternehmensgröße', columns: ['employees'], saved: 'profile' },
  foundedYear: { label: 'Gründungsjahr', columns: ['founded_year'], saved: 'profile' },
  streetAndNumber: { label: 'Straße und Hausnummer', columns: ['street_and_number'], saved: 'profile' },
  postcode: { label: 'Postleitzahl', columns: ['postcode'], saved: 'profile' },
  city: { label: 'Stadt', columns: ['city'], saved: 'profile' },
  country: { label: 'Land', columns: ['country'], saved: 'profile' },
  vatId: { label: 'USt-IdNr.', columns: ['vat_id'], saved: 'profile' },
  website: { label: 'Website', columns: ['website'], saved: 'profile' },
  linkedinProfile: { label: 'LinkedIn-Profil', columns: ['linkedin_profile'], saved: 'profile' },
  xingProfile: { label: 'XING-Profil', columns: ['xing_profile'], saved: 'profile' },
  description: { label: 'Beschreibung', columns: ['description'], saved: 'profile' },
  brandColor: { label: 'Farbe der Marke', columns: ['brand_color'], saved: 'profile' },
  visibility: { label: 'Sichtbarkeit des Profils', columns: ['visibility'], saved: 'settings' },
  contactEmail: { label: 'Kontakt-E-Mail', columns: ['contact_email'], saved: 'settings' },
} as const satisfies Readonly<Record<string, CompanyFieldFacts>>;

type Fields = typeof COMPANY_FIELDS;

/** Fields that the form of the profile saves. */
export type CompanyProfileField = NamesWith<Fields, { readonly saved: 'profile' }>;
/** Their columns. */
export type CompanyProfileColumn = Fields[CompanyProfileField]['columns'][number];

type SettingsField = NamesWith<Fields, { readonly saved: 'settings' }>;
/** Columns that the general settings save. */
export type CompanySettingsColumn = Fields[SettingsField]['columns'][number];

export const companyFieldLabels = recordOf(namesOf(COMPANY_FIELDS), (name) => COMPANY_FIELDS[name].label);
