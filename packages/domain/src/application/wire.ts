import * as z from 'zod/mini';
import { companyPublic } from '../company/wire';
import { hyphenated } from '../job/wire';
import { id, optionalText } from '../wire/schemas';
import { BULK_OUTCOMES } from './bulk/bulk';
import { APPLICATION_STATUSES, REJECTION_REASONS } from './codes';
import { DOCUMENT_KINDS } from './documents';

export const created = z.object({ success: z.literal(true), applicationId: id, id, token: z.string() });

export const documentAnswer = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  url: z.string(),
});

const status = z.enum(APPLICATION_STATUSES);

const applicationJob = z.object({
  id,
  title: z.string(),
  city: optionalText,
  employment: optionalText,
  workingModel: optionalText,
  isActive: z.boolean(),
  companyId: companyPublic,
});

/** An applicant's own application: no notes, no rating, no authors' names (decisions, rule 3). */
export const applicationOwn = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: optionalText,
  linkedinProfile: optionalText,
  message: optionalText,
  status,
  createdAt: z.string(),
  submittedAt: z.string(),
  updatedAt: z.string(),
  jobId: id,
  jobTitle: z.string(),
  jobOffer: z.extend(applicationJob, { hyphenated }),
  documents: z.array(documentAnswer),
  statusHistory: z.array(z.object({ status, date: z.string(), byCompany: z.boolean() })),
  /**
   * For the company: whether the applicant is hidden, so that name, picture, contact and links are neutral or missing. For the applicant:
   * whether that lasts until the company processes the application (decision 0079).
   */
  blind: z.boolean(),
  eraseAt: optionalText,
});

/** The own application after its withdrawal (API12). */
export const withdrawn = z.extend(applicationOwn, { success: z.literal(true) });

/** An undoable change of status. */
const statusUndo = z.nullable(z.object({ change: id, until: z.string(), message: z.boolean() }));

/** An application for members of the receiving company (CA75). */
export const applicationCompany = z.extend(applicationOwn, {
  /** With the message of a rejection from this job; null for the default text (decision 0076). */
  jobOffer: z.extend(applicationJob, { rejectionText: optionalText }),
  candidateName: z.string(),
  candidateEmail: z.string(),
  candidatePhone: optionalText,
  location: optionalText,
  xingProfile: optionalText,
  linkedinUrl: optionalText,
  xingUrl: optionalText,
  websiteUrl: optionalText,
  jobDescription: optionalText,
  skills: z.array(z.string()),
  salutation: z.string(),
  applicationType: z.string(),
  source: z.string(),
  initialApplication: z.boolean(),
  newsletter: z.boolean(),
  terms: z.boolean(),
  gdpr: z.boolean(),
  referral: optionalText,
  /** The referrer; null without a referral. */
  referredBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  user: z.nullable(z.object({ id })),
  assignedRecruiter: z.nullable(z.object({ id, firstName: z.string(), lastName: z.string() })),
  token: z.string(),
  cv: z.nullable(z.object({ filename: z.string(), url: z.string() })),
  resumeUrl: optionalText,
  coverLetterUrl: optionalText,
  video: optionalText,
  videoUrl: optionalText,
  additionalDocuments: z.array(z.object({ url: z.string(), name: z.string() })),
  notes: optionalText,
  recruiterNotes: optionalText,
  rating: z.nullable(z.number()),
  statusHistory: z.array(
    z.object({
      status,
      date: z.string(),
      byCompany: z.boolean(),
      by: z.string(),
      note: optionalText,
      /** Reason of a rejection; null for every other status, and without one. */
      reason: z.nullable(z.enum(REJECTION_REASONS)),
      /** Message of a rejection to the applicant; null for every other status. */
      message: optionalText,
      /** Display name of the member who undid the change; null otherwise. */
      takenBackBy: optionalText,
    }),
  ),
  /**
   * The last change, the end of its undo time, and whether a message about it waits as long; null if it was never undoable
   * (decision 0075).
   */
  undo: statusUndo,
  repeated: z.boolean(),
});

/** List entry of an application: no history, no letter, no profile (decision 0077). */
export const applicationSummary = z.extend(
  z.pick(applicationCompany, {
    id: true,
    firstName: true,
    lastName: true,
    candidateName: true,
    email: true,
    phone: true,
    location: true,
    status: true,
    createdAt: true,
    updatedAt: true,
    documents: true,
    user: true,
    assignedRecruiter: true,
    notes: true,
    rating: true,
    repeated: true,
    blind: true,
  }),
  { jobOffer: z.omit(applicationCompany.shape.jobOffer, { companyId: true, employment: true }) },
);

/** One count for each status. */
const statusCounts = z.record(z.enum(APPLICATION_STATUSES), z.number());

/** Figures over all applications of a company, regardless of the query. */
const applicationFigures = z.object({
  counts: statusCounts,
  /** The last six calendar months in Berlin, the current one last, as yyyy-mm. */
  months: z.array(z.object({ month: z.string(), counts: statusCounts })),
  /** This month up to today, and the same days of the previous month (O31). */
  trend: z.object({ current: z.number(), previous: z.number() }),
  /** Unviewed applications: number that arrived today, and since when the oldest waits. */
  waiting: z.object({ today: z.number(), since: optionalText }),
  /** The jobs with applications. */
  jobs: z.array(z.object({ id, title: z.string() })),
});

export const applicationList = z.object({
  applications: z.array(applicationSummary),
  /** Number of all matches. */
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Matches per status, regardless of the chosen status (A06). */
  counts: statusCounts,
  figures: z.nullable(applicationFigures),
});

/** The documented list (API52), or with a query one page of it. */
export const companyApplications = z.union([z.array(applicationCompany), applicationList]);

/** Outcome for each of several applications (decision 0080). */
export const bulkResults = z.object({
  results: z.array(z.object({ id, outcome: z.enum(BULK_OUTCOMES), name: optionalText, status: z.nullable(status), undo: statusUndo })),
});

/** All matches of a filter, for a selection beyond the page. */
export const applicationSelection = z.object({ applications: z.array(z.object({ id, status, hasAccount: z.boolean() })) });
