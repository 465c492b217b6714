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

/** What the applicant may read of the own application: no notes, no rating, no names of authors (decisions, rule 3). */
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
   * To the company: whether the person is hidden, so that name, picture, contact and links are neutral or missing. To the applicant:
   * whether that lasts until the company takes the application in hand (decision 0079).
   */
  blind: z.boolean(),
  eraseAt: optionalText,
});

/** The own application after it was withdrawn (API12). */
export const withdrawn = z.extend(applicationOwn, { success: z.literal(true) });

/** A change of status that can be taken back. */
const statusUndo = z.nullable(z.object({ change: id, until: z.string(), message: z.boolean() }));

/** What a member of the receiving company reads (CA75). */
export const applicationCompany = z.extend(applicationOwn, {
  /** With what a rejection from this job says; null for the text that comes with the product (decision 0076). */
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
  /** Who recommended the job to the applicant; null without a recommendation. */
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
      /** Why it was rejected; null for every other status, and where nobody has said so. */
      reason: z.nullable(z.enum(REJECTION_REASONS)),
      /** What a rejection says to the applicant; null for every other status. */
      message: optionalText,
      /** Display name of the member who has taken the change back; null while it stands. */
      takenBackBy: optionalText,
    }),
  ),
  /**
   * The last change, until when it can be taken back, and whether a message about it waits as long; null where it never could
   * (decision 0075).
   */
  undo: statusUndo,
  repeated: z.boolean(),
});

/** What a list shows of an application: no history, no letter, no profile (decision 0077). */
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

/** Figures over all applications of a company, whatever the query leaves. */
const applicationFigures = z.object({
  counts: statusCounts,
  /** The last six calendar months in Berlin, the present one last, as yyyy-mm. */
  months: z.array(z.object({ month: z.string(), counts: statusCounts })),
  /** This month up to today, and the same days of the month before (O31). */
  trend: z.object({ current: z.number(), previous: z.number() }),
  /** What nobody has looked at: how many came today, and since when the oldest waits. */
  waiting: z.object({ today: z.number(), since: optionalText }),
  /** The jobs that have applications. */
  jobs: z.array(z.object({ id, title: z.string() })),
});

export const applicationList = z.object({
  applications: z.array(applicationSummary),
  /** All matches. */
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  /** Matches under each status, whatever status is chosen (A06). */
  counts: statusCounts,
  figures: z.nullable(applicationFigures),
});

/** The documented list (API52), or with a query a page of it. */
export const companyApplications = z.union([z.array(applicationCompany), applicationList]);

/** What happened to each of several applications (decision 0080). */
export const bulkResults = z.object({
  results: z.array(z.object({ id, outcome: z.enum(BULK_OUTCOMES), name: optionalText, status: z.nullable(status), undo: statusUndo })),
});

/** Everything that a filter leaves, for a selection beyond the page. */
export const applicationSelection = z.object({ applications: z.array(z.object({ id, status, hasAccount: z.boolean() })) });
