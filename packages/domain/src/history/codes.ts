import { JOB_FIELD_NAMES } from '../job/field-list.de';

/** Recorded actions of a company, by the area of its history. */
export const HISTORY_ACTIONS = {
  company: [
    'company-created',
    'company-changed',
    'company-logo-changed',
    'company-logo-removed',
    'company-activated',
    'company-deactivated',
  ],
  team: [
    'member-created',
    'member-changed',
    'member-removed',
    'member-joined',
    'ownership-transferred',
    'invitation-sent',
    'invitation-deleted',
  ],
  jobs: [
    'job-created',
    'job-updated',
    'job-activated',
    'job-deactivated',
    'job-deleted',
    'job-design',
    'job-video',
    'job-video-removed',
    'jobs-imported',
  ],
  focus: ['focus-page-created', 'focus-page-changed', 'focus-page-published', 'focus-page-withdrawn', 'focus-page-deleted'],
  applications: ['application-status', 'application-status-undone', 'application-notes', 'application-rating', 'application-assigned'],
} as const;

export type HistoryArea = keyof typeof HISTORY_ACTIONS;
export type HistoryAction = (typeof HISTORY_ACTIONS)[HistoryArea][number];

export const HISTORY_AREAS = ['company', 'team', 'jobs', 'focus', 'applications'] as const satisfies readonly HistoryArea[];

/** Every action of every area. */
export const ALL_HISTORY_ACTIONS: readonly HistoryAction[] = HISTORY_AREAS.flatMap((area) => HISTORY_ACTIONS[area]);

/** The area of an action. */
export function areaOfAction(action: HistoryAction): HistoryArea {
  return HISTORY_AREAS.find((area) => HISTORY_ACTIONS[area].some((known) => known === action)) ?? 'company';
}

/** Names of changed fields of a company, a person, a job or a focus page in an entry. */
export const HISTORY_FIELDS = {
  company: [
    'name',
    'industry',
    'employees',
    'foundedYear',
    'streetAndNumber',
    'postcode',
    'city',
    'country',
    'vatId',
    'website',
    'linkedinProfile',
    'xingProfile',
    'description',
    'visibility',
    'contactEmail',
  ],
  team: ['firstName', 'lastName', 'position', 'jobDescription', 'email', 'linkedinProfile', 'avatar'],
  jobs: JOB_FIELD_NAMES,
  focus: ['title', 'description', 'content', 'status', 'industry', 'website', 'slogan', 'featured', 'cover'],
  // Notes on an application stay in it.
  applications: [],
} as const satisfies Record<HistoryArea, readonly string[]>;

export type HistoryField = (typeof HISTORY_FIELDS)[HistoryArea][number];

/** Every field of every area, each once. */
export const ALL_HISTORY_FIELDS: readonly HistoryField[] = [
  ...new Set(HISTORY_AREAS.flatMap((area): readonly HistoryField[] => HISTORY_FIELDS[area])),
];

/** Entries on one page of a history. */
export const HISTORY_PAGE_SIZE = 50;
