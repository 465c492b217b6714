import { HISTORY_FIELDS, JOB_FIELD_NAMES, JOB_FIELDS, recordOf, type HistoryArea, type HistoryField } from '@stellwerk/domain';

const jobColumns = recordOf(JOB_FIELD_NAMES, (name): readonly string[] => JOB_FIELDS[name].columns);

/** Columns of each field. Unlisted columns stay private. */
const COLUMNS = {
  company: {
    name: ['name'],
    industry: ['industry_id'],
    employees: ['employees'],
    foundedYear: ['founded_year'],
    streetAndNumber: ['street_and_number'],
    postcode: ['postcode'],
    city: ['city'],
    country: ['country'],
    vatId: ['vat_id'],
    website: ['website'],
    linkedinProfile: ['linkedin_profile'],
    xingProfile: ['xing_profile'],
    description: ['description'],
    visibility: ['visibility'],
    contactEmail: ['contact_email'],
  },
  team: {
    firstName: ['first_name'],
    lastName: ['last_name'],
    position: ['position'],
    jobDescription: ['job_description'],
    email: ['email'],
    linkedinProfile: ['linkedin_profile'],
    avatar: ['avatar'],
  },
  jobs: jobColumns,
  focus: {
    title: ['title'],
    description: ['description'],
    content: ['content'],
    status: ['status'],
    industry: ['industry_id'],
    website: ['website'],
    slogan: ['slogan'],
    featured: ['featured'],
    cover: ['cover_image'],
  },
  applications: {},
} as const satisfies { readonly [Area in HistoryArea]: Readonly<Record<(typeof HISTORY_FIELDS)[Area][number], readonly string[]>> };

const columnsIn = (area: HistoryArea, field: HistoryField): readonly string[] => {
  const columns: Readonly<Partial<Record<HistoryField, readonly string[]>>> = COLUMNS[area];
  return columns[field] ?? [];
};

/** Fields of the given columns, in the order of the forms. */
export function fieldsOf(area: HistoryArea, changed: readonly string[]): HistoryField[] {
  return HISTORY_FIELDS[area].filter((field) => columnsIn(area, field).some((column) => changed.includes(column)));
}

/** Columns of the given fields. */
export function columnsOf(area: HistoryArea, fields: readonly HistoryField[]): readonly string[] {
  return fields.flatMap((field) => columnsIn(area, field));
}
