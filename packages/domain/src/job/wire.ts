import * as z from 'zod/mini';
import { companyCard, companyPublic } from '../company/wire';
import { id, optionalText, rich } from '../wire/schemas';
import { EMPLOYMENTS, JOB_PROFILE_TYPES, JOB_TEMPLATES, WORKING_MODELS } from './codes';
import { byDetailFilter } from './detail-filters';
import { byJobDetail, JOB_DETAILS, type JobDetail } from './details';

export const payRange = z.nullable(
  z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()), currency: z.string(), unit: z.string() }),
);

const template = z.object({ id: z.literal([1, 2, 3]) });

/** A detail: one of its codes, or a day as yyyy-mm-dd; some are free texts. */
function detail(name: JobDetail) {
  const { codes } = JOB_DETAILS[name];
  return codes === null ? optionalText : z.nullable(z.union([z.enum(codes), z.string()]));
}

/** Texts with soft hyphens, for what is shown; a text without long words is not among them. */
/** Texts with soft hyphens in their long words, for what is shown. */
export const hyphenated = z.optional(
  z.partial(z.object({ title: z.string(), company: z.string(), city: z.string(), location: z.string() })),
);

/** A job as a row of a list (O78). */
export const jobCard = z.object({
  id,
  title: z.string(),
  hyphenated,
  company: z.string(),
  companyId: companyCard,
  city: optionalText,
  location: optionalText,
  workingModel: optionalText,
  employment: optionalText,
  ...byDetailFilter(detail),
  createdAt: z.string(),
  publishedAt: optionalText,
  payRange,
  closesAt: optionalText,
  templateType: z.enum(JOB_TEMPLATES),
});

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

export const jobPublic = z.extend(jobCard, {
  companyId: companyPublic,
  /** Certain parts of the displayed place: state and, if unique, postal code. */
  address: z.optional(z.object({ country: z.string(), region: z.string(), postalCode: z.optional(z.string()) })),
  /** The towns of a job that is offered in several, each with its certain data. */
  towns: z.optional(
    z.array(
      z.object({ name: z.string(), country: z.optional(z.string()), region: z.optional(z.string()), postalCode: z.optional(z.string()) }),
    ),
  ),
  ote: optionalText,
  ...byJobDetail(detail),
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
  /** A stored file has a name, and optional captions. */
  video: z.nullable(
    z.object({
      url: z.string(),
      filename: z.optional(z.string()),
      captions: z.optional(z.object({ url: z.string(), filename: z.optional(z.string()) })),
    }),
  ),
  videoUrl: optionalText,
  videoLink: optionalText,
  videos: z.array(z.string()),
  teamMembers: z.array(contactPerson),
  contactPersons: z.array(contactPerson),
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  template,
  specificInformation: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  focusPage: z.nullable(z.object({ id, title: z.string(), slug: z.string() })),
  /** Whether applicants are hidden at first, of which they are informed (decision 0079). */
  blindReview: z.boolean(),
  isActive: z.boolean(),
  active: z.boolean(),
});

const author = z.nullable(z.object({ firstName: z.string(), lastName: z.string() }));

/** A job as its own company lists it, with every field of the form (JM13, O78). */
export const jobCompany = z.extend(jobCard, {
  isActive: z.boolean(),
  active: z.boolean(),
  template,
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  description: rich,
  createdBy: author,
  createdById: author,
  updatedBy: author,
  updatedById: author,
  recommendedBy: optionalText,
  directAccess: z.boolean(),
  videos: z.array(z.string()),
  hasVideo: z.boolean(),
  applications: z.number(),
  views: z.number(),
  updatedAt: optionalText,
});

const storedFile = z.object({ url: z.string(), filename: optionalText });

/** The video of a job after an upload of it or of its captions (API87). */
export const jobVideo = z.object({ url: z.string(), filename: z.string() });

/** HTML. */
const jobTexts = {
  jobDescription: optionalText,
  yourTasks: optionalText,
  yourProfile: optionalText,
  weOffer: optionalText,
  aboutUs: optionalText,
};

/** A job with its stored values, for the form: without defaults and hidden values (O79). */
export const jobStored = z.object({
  id,
  companyId: id,
  title: z.string(),
  city: optionalText,
  location: optionalText,
  workingModel: optionalText,
  employment: optionalText,
  ote: optionalText,
  ...byJobDetail(detail),
  payRange,
  /** A day, yyyy-mm-dd. */
  closesAt: optionalText,
  ...jobTexts,
  jobProfileType: z.enum(JOB_PROFILE_TYPES),
  templateType: z.nullable(z.enum(JOB_TEMPLATES)),
  specificInformation: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Includes unpublished ones. */
  focusPage: z.nullable(z.object({ id, title: z.string() })),
  teamMembers: z.array(z.object({ id: z.object({ teamMemberId: id }), jobOfferRank: z.number() })),
  /** A link has no file name. */
  video: z.nullable(z.extend(storedFile, { captions: z.nullable(storedFile) })),
  /** Whether applicants are hidden at first (decision 0079). */
  blindReview: z.boolean(),
  isActive: z.boolean(),
  active: z.boolean(),
  createdAt: z.string(),
  publishedAt: optionalText,
  updatedAt: z.string(),
});

/** Parsed text of a job; null for missing values (O91). */
export const jobParsed = z.object({
  title: optionalText,
  city: optionalText,
  workingModel: z.nullable(z.enum(WORKING_MODELS)),
  employment: z.nullable(z.enum(EMPLOYMENTS)),
  ...byJobDetail(detail),
  ote: optionalText,
  payRange,
  /** A day, yyyy-mm-dd. */
  closesAt: optionalText,
  ...jobTexts,
  /** Parts that could not be parsed. */
  notes: z.optional(z.array(z.string())),
});

/** A card of the public list; with its distance in kilometres in a search near a place, unless its location is unknown. */
const listedJob = z.extend(jobCard, { distance: z.optional(z.number()) });

/** Suggested places of a text, the most likely first (O94). */
export const places = z.object({ places: z.array(z.object({ name: z.string(), region: z.string() })) });

/** A job that has ended, and similar open ones (O106). */
export const endedJob = z.object({ job: jobCard, similar: z.array(jobCard) });

/** Open jobs similar to another one, the most similar first. */
export const similarJobs = z.object({ jobs: z.array(jobCard) });

export const jobPage = z.object({
  jobs: z.array(listedJob),
  data: z.optional(z.array(listedJob)),
  /** The place of `near`, as understood, and the radius. */
  near: z.optional(z.object({ name: z.string(), region: z.string(), radius: z.number() })),
  /** Only without near matches: the next radius with jobs, null for all places, and their number. */
  wider: z.optional(z.object({ radius: z.nullable(z.number()), total: z.number() })),
  total: z.number(),
  /** Whether `total` reached the maximum of counting. */
  totalIsCapped: z.optional(z.boolean()),
  page: z.number(),
  pageSize: z.number(),
  totalPages: z.optional(z.number()),
  locations: z.array(z.string()),
  employments: z.array(z.string()),
  /** How a text was matched; only with a text. */
  search: z.optional(
    z.object({
      /** The corrected spelling of a mistyped text. */
      corrected: z.nullable(z.string()),
      /** Other terms included in the search, the nearest first. */
      related: z.array(z.string()),
      /** Whether there is no exact match, so that the jobs are the nearest ones. */
      nearest: z.boolean(),
      /** Whether there is no near match either, so that the jobs are all jobs, the newest first. */
      newest: z.boolean(),
      /** Number of jobs at the end of the page that are only similar, because there are few matches, none of them exact. */
      similar: z.number(),
    }),
  ),
});
