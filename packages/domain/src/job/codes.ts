/** Profile of a job; it decides which specific fields are shown (000 §3.3, EN11). */
export const JOB_PROFILE_TYPES = ['DEFAULT', 'SALES', 'TECH', 'EXECUTIVE'] as const;
export type JobProfileType = (typeof JOB_PROFILE_TYPES)[number];

/** Design of a job. The wire writes ids 1 to 3 or these names (EN26). */
export const JOB_TEMPLATES = ['template1', 'template2', 'template3'] as const;
export type JobTemplate = (typeof JOB_TEMPLATES)[number];

/** The wire id of a design, beside its name (EN26). */
export const JOB_TEMPLATE_IDS = { template1: 1, template2: 2, template3: 3 } as const satisfies Record<JobTemplate, number>;

/** Default design of a job (000 §2.2, A15). */
export const DEFAULT_JOB_TEMPLATE: JobTemplate = 'template2';

/** Wire values are the German words themselves (O69, EN27). */
export const WORKING_MODELS = ['Remote', 'Hybrid', 'Büro'] as const;
export type WorkingModel = (typeof WORKING_MODELS)[number];

/** Wire values are the German words themselves (O69, EN28). */
export const EMPLOYMENTS = ['Vollzeit', 'Teilzeit', 'Freiberuflich', 'Werkstudent', 'Praktikum'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

/** Units of pay; forms offer YEAR, MONTH and HOUR (O80). */
export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** Sort keys of the public list (O25). */
export const JOB_SORTS = ['publishedAt', 'createdAt', 'title'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Maximum characters of a text to parse a job from, with its markup (O91); enough for five full sections. */
export const LONGEST_JOB_SOURCE = 300_000;

/** Longest texts the server accepts (O23), in characters. */
export const JOB_LIMITS = { title: 150, city: 100, ote: 100, richText: 20_000 } as const;

/** Radius of a search near a place, in kilometres (O94). */
export const RADII = [10, 25, 50, 100] as const;
export type Radius = (typeof RADII)[number];
/** Default radius. */
export const DEFAULT_RADIUS: Radius = 25;
