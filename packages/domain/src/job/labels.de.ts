import type { JobProfileType, JobTemplate } from './codes';

/** Profile names outside of the job form (A66). */
export const jobProfileLabels = {
  DEFAULT: 'Standard',
  SALES: 'Vertrieb',
  TECH: 'Technisch',
  EXECUTIVE: 'Führungskraft',
} as const satisfies Record<JobProfileType, string>;

/** Profile names as options of the job form (A66). */
export const jobProfileFormLabels = { ...jobProfileLabels, TECH: 'Technologie' } as const satisfies Record<JobProfileType, string>;

/** Heading of the specific block per profile. */
export const specificBlockLabels = {
  DEFAULT: 'Weitere Angaben',
  SALES: 'Vertriebsprofil',
  TECH: 'Technisches Profil',
  EXECUTIVE: 'Führungsprofil',
} as const satisfies Record<JobProfileType, string>;

export const jobTemplateLabels = {
  template1: 'Klassisch',
  template2: 'Moderne Alternative',
  template3: 'Konservatives Business',
} as const satisfies Record<JobTemplate, string>;

/** Labels of the specific fields, the snake_case variants included (W20, EN15). */
export const specificFieldLabels: Readonly<Record<string, string>> = {
  crmSystem: 'CRM-System',
  bonusPayout: 'Bonusauszahlung',
  salesCycle: 'Vertriebszyklus',
  salesRegion: 'Vertriebsgebiet',
  targetCustomerSegments: 'Zielkundensegmente',
  salesStructure: 'Vertriebsstruktur',
  travelFrequency: 'Reisetätigkeit',
  compensationModel: 'Vergütungsmodell',
  techStack: 'Tech-Stack',
  frameworks: 'Frameworks',
  usedDatabases: 'Datenbanken',
  cloudServices: 'Cloud-Dienste',
  developmentMethods: 'Entwicklungsmethoden',
  tools: 'Tools',
  experienceLevel: 'Erfahrungsniveau',
  certifications: 'Zertifizierungen',
  teamResponsibility: 'Teamverantwortung',
  budgetResponsibility: 'Budgetverantwortung',
  strategicResponsibility: 'Strategische Verantwortung',
  stakeholderManagement: 'Stakeholder-Management',
  leadershipStyle: 'Führungsstil',
  travelAndRepresentationalDuties: 'Reise- und Repräsentationsaufgaben',
  equityOrStockOptions: 'Beteiligung oder Aktienoptionen',
  executiveCompensationPlan: 'Vergütungsplan für Führungskräfte',
  domain_knowledge: 'Fachkenntnisse',
  company_culture: 'Unternehmenskultur',
  reporting_line: 'Berichtslinie',
  design_tools: 'Design-Tools',
  content_types: 'Inhaltsformate',
};

/** Section headings, in reading order, the same in every design (000 §2.2). */
export const jobSectionLabels = {
  description: 'Stellenbeschreibung',
  tasks: 'Ihre Aufgaben',
  profile: 'Ihr Profil',
  offer: 'Wir bieten',
  aboutUs: 'Über uns',
} as const;
