import { TEXT_LIMITS } from '../text';

/** Steps a candidate sees in order (000 §4). */
export const CANDIDATE_STEPS = ['SUBMITTED', 'VIEWED', 'IN_REVIEW', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'ACCEPTED'] as const;

/** Every stored status: the steps, and the two ways out of them (000 §4, A01). */
export const APPLICATION_STATUSES = [...CANDIDATE_STEPS, 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Whether a status is one of the six steps, and none of the ways out of them. */
export const isCandidateStep = (status: ApplicationStatus): status is (typeof CANDIDATE_STEPS)[number] =>
  CANDIDATE_STEPS.some((step) => step === status);

/** Rules of each status: a new status does not compile without them. */
const STATUS_RULES = {
  SUBMITTED: { phase: 'open', firstLook: true, stepperStep: 'new' },
  VIEWED: { phase: 'open', firstLook: true, stepperStep: 'new' },
  IN_REVIEW: { phase: 'open', firstLook: false, stepperStep: 'in_progress' },
  INTERVIEW_SCHEDULED: { phase: 'open', firstLook: false, stepperStep: 'interview' },
  OFFER_MADE: { phase: 'open', firstLook: false, stepperStep: 'interview' },
  ACCEPTED: { phase: 'hired', firstLook: false, stepperStep: 'accepted' },
  REJECTED: { phase: 'ended', firstLook: false, stepperStep: null },
  WITHDRAWN: { phase: 'ended', firstLook: false, stepperStep: null },
} as const satisfies Record<
  ApplicationStatus,
  {
    /** `open` waits for a decision, `ended` is rejected or withdrawn. */
    readonly phase: 'open' | 'hired' | 'ended';
    /** Whether a job with a blind first look still hides the applicant (decision 0079). */
    readonly firstLook: boolean;
    /** Last reached step of the company stepper (A07). */
    readonly stepperStep: 'new' | 'in_progress' | 'interview' | 'accepted' | null;
  }
>;

/** Whether an application waits for a decision: neither accepted, rejected nor withdrawn. */
export const isUnderWay = (status: ApplicationStatus): boolean => STATUS_RULES[status].phase === 'open';

/** Whether an application is rejected or withdrawn. */
export const hasEnded = (status: ApplicationStatus): boolean => STATUS_RULES[status].phase === 'ended';

/** Statuses that wait for a decision. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter(isUnderWay);

/** Statuses before 'In Bearbeitung', in which a job with a blind first look hides the applicant (decision 0079). */
export const FIRST_LOOK_STATUSES: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter((status) => STATUS_RULES[status].firstLook);

/** Seconds in which a company can undo a status; the message to the applicant waits as long (decision 0075). */
export const STATUS_UNDO_SECONDS = 60;
/** Seconds from now by which the message is postponed on request. */
export const STATUS_HOLD_SECONDS = 300;
/** Seconds after the change when its message is sent, regardless of postponements. */
export const STATUS_HOLD_LIMIT_SECONDS = 3600;

/** Time until which a postponed message waits. @param changed time of the change */
export const heldUntil = (changed: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + STATUS_HOLD_SECONDS * 1000, changed.getTime() + STATUS_HOLD_LIMIT_SECONDS * 1000));

/** Lower-case values of the company views and their statuses (001 §4, 002 §4, A01). */
export const STATUS_ALIASES = {
  new: 'SUBMITTED',
  viewed: 'VIEWED',
  contacted: 'IN_REVIEW',
  in_progress: 'IN_REVIEW',
  interview: 'INTERVIEW_SCHEDULED',
  offer: 'OFFER_MADE',
  accepted: 'ACCEPTED',
  hired: 'ACCEPTED',
  rejected: 'REJECTED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Record<string, ApplicationStatus>;
export type StatusAlias = keyof typeof STATUS_ALIASES;

/** Steps of the company stepper in order; rejected is not one of them (001 §4). */
export const STEPPER_STEPS = ['new', 'in_progress', 'interview', 'accepted'] as const satisfies readonly StatusAlias[];
export type StepperStep = (typeof STEPPER_STEPS)[number];
/** Choices of the stepper. */
export type StepperChoice = StepperStep | 'rejected';

/** Filters of the applications table (001 §2.3, A06). */
export const TABLE_FILTERS = ['all', 'new', 'in_progress', 'interview', 'accepted', 'rejected'] as const;
export type TableFilter = (typeof TABLE_FILTERS)[number];

/** Filters of the applications panel (002 §4, A06). */
export const PANEL_FILTERS = ['all', 'new', 'contacted', 'interview'] as const;
export type PanelFilter = (typeof PANEL_FILTERS)[number];

/** Status values of the panel; any may follow any (002 §4). */
export const PANEL_STATUSES = [
  'new',
  'viewed',
  'contacted',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const satisfies readonly StatusAlias[];

/**
 * Reads a status of either vocabulary in any case (A01).
 * @returns null for a value outside both; a missing or empty one is SUBMITTED (EN09).
 */
export function parseStatus(value: unknown): ApplicationStatus | null {
  if (value === undefined || value === null || value === '') return 'SUBMITTED';
  if (typeof value !== 'string') return null;
  const alias = Object.entries(STATUS_ALIASES).find(([name]) => name === value.toLowerCase());
  return alias?.[1] ?? APPLICATION_STATUSES.find((status) => status === value.toUpperCase()) ?? null;
}

/** Last reached step of the company stepper; null when the status is not one of its steps (A07). */
export function stepperStep(status: ApplicationStatus): StepperStep | null {
  return STATUS_RULES[status].stepperStep;
}

/** Whether an application counts under a filter of the table or the panel, by its lower-case value (A02, A06). */
export function matchesFilter(status: ApplicationStatus, filter: TableFilter | PanelFilter): boolean {
  return filter === 'all' || STATUS_ALIASES[filter] === status;
}

/** A candidate may withdraw only while the status is SUBMITTED (000 §4). */
export function canWithdraw(status: ApplicationStatus): boolean {
  return status === 'SUBMITTED';
}

/** Reasons of a rejection, internal to the company (decision 0076). */
export const REJECTION_REASONS = [
  'QUALIFICATION',
  'EXPERIENCE',
  'AVAILABILITY',
  'PAY',
  'OTHER_PERSON',
  'JOB_FILLED',
  'NO_INTEREST',
  'OTHER',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Texts of a rejection: internal, and to the applicant; '' for the text of the job. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly message: string;
}

/** Sent with every application (000 §9, EN38). */
export const APPLICATION_DEFAULTS = { salutation: 'NOT_SPECIFIED', applicationType: 'FULL', source: 'WEBSITE' } as const;

/** Longest texts, in characters (O23). */
export const APPLICATION_LIMITS = {
  ...TEXT_LIMITS,
  phone: 40,
  notes: 5000,
  rejection: 2000,
  search: 200,
} as const;
