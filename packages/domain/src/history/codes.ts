import { COMPANY_FIELDS } from '../company/field-list.de';
import { FOCUS_FIELDS } from '../focus-page/field-list.de';
import { JOB_FIELDS } from '../job/field-list.de';
import { namesOf, recordOf } from '../records';
import { MEMBER_FIELDS } from '../team/field-list.de';

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

const LISTS = {
  company: COMPANY_FIELDS,
  team: MEMBER_FIELDS,
  jobs: JOB_FIELDS,
  focus: FOCUS_FIELDS,
  // Notes on an application stay in it.
  applications: {},
} as const satisfies Readonly<Record<HistoryArea, object>>;

export type HistoryField = { [Area in HistoryArea]: keyof (typeof LISTS)[Area] }[HistoryArea];

interface HistoryFieldFacts {
  /** Its name, as in the form. */
  readonly label: string;
  /** A change of one of these columns is a change of the field. */
  readonly columns: readonly string[];
}

/** Fields of a company, a person, a job or a focus page, by the area of their history. */
export const HISTORY_FIELD_LISTS: Readonly<Record<HistoryArea, Readonly<Partial<Record<HistoryField, HistoryFieldFacts>>>>> = LISTS;

/** Names of changed fields in an entry, in the order of the lists. */
export const HISTORY_FIELDS = recordOf(HISTORY_AREAS, (area) => namesOf(HISTORY_FIELD_LISTS[area]));

/** Every field of every area, each once. */
export const ALL_HISTORY_FIELDS: readonly HistoryField[] = [...new Set(HISTORY_AREAS.flatMap((area) => HISTORY_FIELDS[area]))];

/** Entries on one page of a history. */
export const HISTORY_PAGE_SIZE = 50;
