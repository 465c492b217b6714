import * as z from 'zod/mini';
import { APPLICATION_STATUSES, DOCUMENT_KINDS } from '../application/codes';
import { JOB_PROFILE_TYPES, JOB_TEMPLATES } from '../job/codes';
import { ACCOUNT_ROLES } from '../user/codes';

/** Shapes of the answers as the server sends them: only what is named here leaves the server (decisions, rule 3). */

const id = z.number();
const optionalText = z.nullable(z.string());
const rich = z.nullable(z.union([z.string(), z.array(z.string())]));

export const errorAnswer = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  details: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ name: z.string(), message: z.string() }))),
  requestId: z.string(),
});

export const okAnswer = z.object({ success: z.literal(true), message: z.optional(z.string()) });

const logo = z.nullable(z.object({ url: z.string(), filename: z.optional(z.string()) }));
const industry = z.nullable(z.object({ id, name: z.string() }));

export const companyCard = z.object({ id, name: z.string(), slug: z.string(), logo, logoLink: optionalText });

export const companyPublic = z.extend(companyCard, {
  industry,
  city: optionalText,
  employees: optionalText,
  website: optionalText,
  linkedinProfile: optionalText,
});

export const companyPrivate = z.extend(companyPublic, {
  description: optionalText,
  location: optionalText,
  streetAndNumber: optionalText,
  postcode: optionalText,
  country: optionalText,
  vatId: optionalText,
  xingProfile: optionalText,
  foundedYear: z.nullable(z.number()),
  foundingYear: z.nullable(z.number()),
  ownerId: z.nullable(id),
  isActive: z.boolean(),
  /** Role of the caller in this company. */
  role: optionalText,
});

export const jobCard = z.object({
  id,
  title: z.string(),
  company: z.string(),
  companyId: companyCard,
  city: optionalText,
  location: optionalText,
  workingModel: optionalText,
  employment: optionalText,
  createdAt: z.string(),
  publishedAt: optionalText,
});

/** A company as its public page shows it (O12). */
export const companyPage = z.extend(companyPublic, { description: optionalText, jobs: z.array(jobCard) });

export const contactPerson = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  avatar: optionalText,
  jobDescription: optionalText,
  position: optionalText,
  linkedinProfile: optionalText,
  email: optionalText,
});

export const payRange = z.nullable(
  z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()), currency: z.string(), unit: z.string() }),
);

export const jobPublic = z.extend(jobCard, {
  companyId: companyPublic,
  ote: optionalText,
  remunerationStructure: optionalText,
  payRange,
  closesAt: optionalText,
  recommendedBy: optionalText,
  directAccess: z.boolean(),
  description: rich,
  jobDescription: rich,
  yourTasks: rich,
  yourProfile: rich,
  requirements: rich,
  weOffer: rich,
  benefits: rich,
  aboutUs: rich,
  video: z.nullable(z.object({ url: z.string(), filename: z.optional(z.string()) })),
  videoUrl: optionalText,
  videoLink: optionalText,
  videos: z.array(z.string()),
  teamMembers: z.array(contactPerson),
  contactPersons: z.array(contactPerson),
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  templateType: z.enum(JOB_TEMPLATES),
  template: z.object({ id: z.number() }),
  specificInformation: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  focusPage: z.nullable(z.object({ id, title: z.string(), slug: z.string() })),
  isActive: z.boolean(),
  active: z.boolean(),
});

/** A posting as its own company lists it. */
export const jobCompany = z.extend(jobCard, {
  isActive: z.boolean(),
  active: z.boolean(),
  templateType: z.enum(JOB_TEMPLATES),
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  applications: z.number(),
  views: z.number(),
  updatedAt: optionalText,
});

export const jobPage = z.object({
  jobs: z.array(jobCard),
  data: z.optional(z.array(jobCard)),
  total: z.number(),
  /** Whether `total` was counted to its cap only. */
  totalIsCapped: z.optional(z.boolean()),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.optional(z.number()),
  locations: z.array(z.string()),
  employments: z.array(z.string()),
});

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
  jobOffer: applicationJob,
  documents: z.array(documentAnswer),
  statusHistory: z.array(z.object({ status, date: z.string() })),
  eraseAt: optionalText,
});

/** The own application after it was withdrawn (API12). */
export const withdrawn = z.extend(applicationOwn, { success: z.literal(true) });

/** What a member of the receiving company reads (CA75). */
export const applicationCompany = z.extend(applicationOwn, {
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
  statusHistory: z.array(z.object({ status, date: z.string(), by: z.string(), note: optionalText })),
  repeated: z.boolean(),
});

export const userAnswer = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: optionalText,
  avatar: optionalText,
  emailConfirmed: z.boolean(),
});

export const sessionAnswer = z.object({ token: z.string(), roles: z.array(z.enum(ACCOUNT_ROLES)), user: userAnswer });

export const teamMember = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  position: optionalText,
  jobDescription: optionalText,
  linkedinProfile: optionalText,
  email: optionalText,
  role: z.string(),
  status: z.string(),
  avatar: optionalText,
  referenced: z.boolean(),
  hasUserAccount: z.boolean(),
  companyOwner: z.boolean(),
  invitationSent: z.boolean(),
});

export const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  createdAt: z.string(),
  sentAt: optionalText,
  attempts: z.number(),
});

export const importResult = z.object({
  results: z.array(
    z.object({
      identifier: z.string(),
      outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
      reason: z.optional(z.string()),
    }),
  ),
});
