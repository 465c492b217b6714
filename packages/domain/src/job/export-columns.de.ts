/** The columns of our own CSV export in their order: the field that each carries, and its German head. The last one marks the file. */
export const EXPORT_COLUMNS = [
  ['identifier', 'Kennung'],
  ['title', 'Titel'],
  ['isActive', 'Aktiv'],
  ['city', 'Ort'],
  ['location', 'Adresse'],
  ['employment', 'Beschäftigungsart'],
  ['workingModel', 'Arbeitsmodell'],
  ['minSalary', 'Gehalt von'],
  ['maxSalary', 'Gehalt bis'],
  ['salaryCurrency', 'Währung'],
  ['salaryUnit', 'Gehaltszeitraum'],
  ['ote', 'Gehalt als Text'],
  ['remunerationStructure', 'Vergütungsstruktur'],
  ['datePosted', 'Veröffentlicht am'],
  ['validThrough', 'Bewerbungsfrist'],
  ['jobDescription', 'Stellenbeschreibung'],
  ['responsibilities', 'Aufgaben'],
  ['qualifications', 'Profil'],
  ['jobBenefits', 'Angebot'],
  ['employerOverview', 'Über uns'],
  ['jobProfileType', 'Profiltyp'],
  ['specificInformation', 'Profilangaben'],
  ['templateType', 'Design'],
  ['blindReview', 'Anonyme Erstsichtung'],
  ['hiringOrganization', 'Unternehmen'],
  ['version', 'Stellwerk-Export'],
] as const;

export type ExportField = (typeof EXPORT_COLUMNS)[number][0];

/** The head of the column that carries a field; a name that no column has comes back as it is. */
export const exportColumnOf = (field: string): string => EXPORT_COLUMNS.find(([name]) => name === field)?.[1] ?? field;
