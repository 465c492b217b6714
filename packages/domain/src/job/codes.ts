/** Profile of a posting; it decides which specific fields are shown (000 §3.3, EN11). */
export const JOB_PROFILE_TYPES = ['DEFAULT', 'SALES', 'TECH', 'EXECUTIVE'] as const;
export type JobProfileType = (typeof JOB_PROFILE_TYPES)[number];

/** Design of a posting. The wire writes ids 1 to 3 or these names (EN26). */
export const JOB_TEMPLATES = ['template1', 'template2', 'template3'] as const;
export type JobTemplate = (typeof JOB_TEMPLATES)[number];

/** Shown when a posting names no design (000 §2.2, A15). */
export const DEFAULT_JOB_TEMPLATE: JobTemplate = 'template2';

/** Values travel as the German words themselves (O69, EN27). */
export const WORKING_MODELS = ['Remote', 'Hybrid', 'Büro'] as const;
export type WorkingModel = (typeof WORKING_MODELS)[number];

/** Values travel as the German words themselves (O69, EN28). */
export const EMPLOYMENTS = ['Vollzeit', 'Teilzeit', 'Freiberuflich', 'Werkstudent', 'Praktikum'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

/** Specific fields per profile, in display order (EN12 to EN14). */
export const SPECIFIC_FIELDS = {
  DEFAULT: [],
  SALES: [
    'crmSystem',
    'bonusPayout',
    'salesCycle',
    'salesRegion',
    'targetCustomerSegments',
    'salesStructure',
    'travelFrequency',
    'compensationModel',
  ],
  TECH: ['techStack', 'frameworks', 'usedDatabases', 'cloudServices', 'developmentMethods', 'tools', 'experienceLevel', 'certifications'],
  EXECUTIVE: [
    'teamResponsibility',
    'budgetResponsibility',
    'strategicResponsibility',
    'stakeholderManagement',
    'leadershipStyle',
    'travelAndRepresentationalDuties',
    'equityOrStockOptions',
    'executiveCompensationPlan',
  ],
} as const satisfies Record<JobProfileType, readonly string[]>;

/** Sort keys of the public list (O25). */
export const JOB_SORTS = ['publishedAt', 'createdAt', 'title'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Longest texts the server accepts (O23), in characters. */
export const JOB_LIMITS = { title: 150, city: 100, ote: 100, richText: 20_000 } as const;
