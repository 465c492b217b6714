import { jobFieldLabels } from '../job/field-list.de';
import type { HISTORY_FIELDS, HistoryArea, HistoryField } from './codes';

/** Names of the fields, as the forms name them. */
const fieldLabels = {
  company: {
    name: 'Firmenname',
    industry: 'Branche',
    employees: 'Unternehmensgröße',
    foundedYear: 'Gründungsjahr',
    streetAndNumber: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Stadt',
    country: 'Land',
    vatId: 'USt-IdNr.',
    website: 'Website',
    linkedinProfile: 'LinkedIn-Profil',
    xingProfile: 'XING-Profil',
    description: 'Beschreibung',
    visibility: 'Sichtbarkeit des Profils',
    contactEmail: 'Kontakt-E-Mail',
  },
  team: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    position: 'Position',
    jobDescription: 'Aufgaben',
    email: 'E-Mail-Adresse',
    linkedinProfile: 'LinkedIn-Profil',
    avatar: 'Bild',
  },
  jobs: jobFieldLabels,
  focus: {
    title: 'Titel',
    description: 'Beschreibung',
    content: 'Inhalt',
    status: 'Status',
    industry: 'Branche',
    website: 'Website',
    slogan: 'Slogan',
    featured: 'Hervorgehoben',
    cover: 'Titelbild',
  },
  applications: {},
} as const satisfies { readonly [Area in HistoryArea]: Readonly<Record<(typeof HISTORY_FIELDS)[Area][number], string>> };

/** The name of a field; '' where the area has no such field. */
export function historyFieldLabel(area: HistoryArea, field: HistoryField): string {
  const labels: Readonly<Partial<Record<HistoryField, string>>> = fieldLabels[area];
  return labels[field] ?? '';
}

export const historyAreaLabels = {
  company: 'Unternehmen',
  team: 'Team',
  jobs: 'Stellenanzeigen',
  focus: 'Fokusseiten',
  applications: 'Bewerbungen',
} as const satisfies Record<HistoryArea, string>;
