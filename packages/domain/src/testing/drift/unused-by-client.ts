import type { EndpointName } from '../../endpoints';

/**
 * Fields of answers that no reader uses, each with its reason. Whoever adds a field to an answer either reads it or names it here;
 * a field that is read and still named here fails as well.
 */

const under = (place: string, fields: readonly string[]): readonly string[] => fields.map((field) => `${place}${field}`);
const inList = (fields: readonly string[]): readonly string[] => under('[].', fields);

/** Other spellings of the logo's URL, which is read (A36). */
const logo = ['logo.filename', 'logoLink'];

/** A job or an application shows the company by name; the list of industries is none of its business. */
const companyPublic = [...logo, 'industry.id'];

/** A card names the company by `company` and needs its logo alone. */
const cardCompany = under('companyId.', [...logo, 'id', 'name', 'slug']);

/** Other spellings of the job and the date, which are read (CA75). */
const applicationOwn = ['jobId', 'jobTitle', 'submittedAt', ...under('jobOffer.companyId.', companyPublic)];

/** Other spellings of year and city; what the caller may do is said by `role`. */
const ownCompany = [...logo, 'foundingYear', 'location', 'ownerId'];

const applicationCompany = [
  ...applicationOwn,
  // Other spellings of fields that are read (CA75); the files are read from `documents`.
  'candidateEmail',
  'candidatePhone',
  'linkedinUrl',
  'xingUrl',
  'message',
  'recruiterNotes',
  'cv.filename',
  'cv.url',
  'resumeUrl',
  'coverLetterUrl',
  'video',
  'videoUrl',
  'additionalDocuments[].name',
  'additionalDocuments[].url',
  // No screen shows how and through whom an application came.
  'applicationType',
  'salutation',
  'source',
  'initialApplication',
  'newsletter',
  'terms',
  'gdpr',
  'referral',
  'token',
];

/** The call names the company; nothing shows when a message was read. */
const messageOfCompany = ['companyId', 'userId', 'updatedAt'];

const inboxMessage = [...messageOfCompany, 'company.logo.filename'];

/** A list of messages in its two forms. */
const inMailbox = (fields: readonly string[]): readonly string[] => [...inList(fields), ...under('messages[].', fields)];

const jobPublic = [
  ...under('companyId.', [...companyPublic, 'name']),
  // Other spellings of fields that are read (A36, EN43).
  'active',
  'benefits',
  'benefits[]',
  'requirements',
  'requirements[]',
  'description',
  'description[]',
  'templateType',
  'video.filename',
  'video.captions.filename',
  'videoLink',
  'videoUrl',
  'videos[]',
  ...under('contactPersons[].', ['avatar', 'email', 'firstName', 'id', 'jobDescription', 'lastName', 'linkedinProfile', 'position']),
  // Applicants write by the form; the focus page is linked by its slug.
  'teamMembers[].email',
  'focusPage.id',
];

/** The call names the company; the account is read from `referenced` (A61). */
const member = ['company.id', 'hasUserAccount'];

/** A visitor reads the page; its other facts are for the list of its own people. */
const showcase = [
  'createdAt',
  'featured',
  'coverImage.filename',
  'industry.id',
  ...under('company.', logo),
  ...under('jobs[].', cardCompany),
];

/** Where long words may break. */
const hyphenated = under('hyphenated.', ['title', 'company', 'city', 'location']);

const jobCompany = [
  // The table of the company breaks its words by the browser alone.
  ...hyphenated,
  ...under('companyId.', [...logo, 'id', 'logo.url', 'name', 'slug']),
  'company',
  // Other spellings of design, flag, author and video (JM13).
  'active',
  'templateType',
  'createdById.firstName',
  'createdById.lastName',
  'videos[]',
  // JM13 names them; the list of the company shows none of them.
  'description',
  'description[]',
  'recommendedBy',
  'directAccess',
  'updatedAt',
  'closesAt',
  ...under('updatedBy.', ['firstName', 'lastName']),
  ...under('updatedById.', ['firstName', 'lastName']),
  ...under('payRange.', ['min', 'max', 'currency', 'unit']),
];

/** The flag has two names (A23). */
const jobStored = ['active'];

const jobCardFields = [
  ...hyphenated,
  'id',
  'title',
  'company',
  'city',
  'location',
  'workingModel',
  'employment',
  'createdAt',
  'publishedAt',
  'closesAt',
  'templateType',
  'distance',
  ...under('companyId.', [...logo, 'id', 'logo.url', 'name', 'slug']),
  ...under('payRange.', ['min', 'max', 'currency', 'unit']),
];

/** `data` repeats `jobs` (A25); pages are counted from `total`. */
const jobPage = [...under('jobs[].', cardCompany), ...under('data[].', jobCardFields), 'near.region', 'totalIsCapped', 'totalPages'];

/** Shown where there is no city (A35). */
const ownReferral = ['jobOffer.location'];

/** The status of the answer says it already. */
const success = ['success'];

/** A file is shown by its URL or its name. */
const mediaRecord = ['contentType', 'id', 'size', 'type'];

/** By call; a call that is not named uses every field of its answer. */
export const unusedByClient: Partial<Record<EndpointName, readonly string[]>> = {
  forgotPassword: success,
  resetPassword: success,
  confirmEmail: success,
  resendConfirmation: success,
  logout: success,
  subscribeNewsletter: success,
  confirmNewsletter: success,
  unsubscribeNewsletter: success,
  createJobAlert: success,
  confirmJobAlert: success,
  unsubscribeJobAlert: success,
  deleteJobAlert: success,
  changePassword: success,
  ownApplications: inList(applicationOwn),
  userApplications: inList(applicationOwn),
  companyApplications: inList(applicationCompany),
  jobApplications: inList(applicationCompany),
  listApplications: under('applications[].', applicationCompany),
  // The applicant's own answer has no `jobDescription`, so that `message` is read.
  application: applicationCompany.filter((field) => field !== 'message'),
  withdrawApplication: [...applicationOwn, ...success],
  candidateProfile: under('applications[].', applicationOwn),
  uploadProfileAvatar: mediaRecord,
  guestApplication: applicationOwn,
  withdrawGuestApplication: [...applicationOwn, ...success],
  withdrawApplicationPatch: [...applicationOwn, ...success],
  applicationStatus: applicationCompany,
  undoApplicationStatus: applicationCompany,
  holdApplicationStatus: applicationCompany,
  applicationNote: applicationCompany,
  applicationNotes: applicationCompany,
  applicationAssign: applicationCompany,
  applicationRate: applicationCompany,
  createPublicApplication: ['id', ...success],
  createPrivateApplication: ['id', ...success],
  myCompanies: inList(logo),
  company: ownCompany,
  activateCompany: ownCompany,
  deactivateCompany: ownCompany,
  createCompany: ownCompany,
  updateCompany: ownCompany,
  companySubscription: ['companyId', 'id'],
  changeSubscription: ['companyId', 'id'],
  // The lists of the administration have pages of one size.
  adminCompanies: [...under('companies[].', [...logo, 'slug', 'subscription.id', 'subscription.companyId']), 'pageSize'],
  outbox: ['pageSize'],
  subscribers: ['pageSize'],
  // The logo is shown by its URL.
  uploadCompanyLogo: ['contentType', 'id', 'originalFilename', 'size', 'type'],
  uploadAvatar: mediaRecord,
  uploadLogo: mediaRecord,
  uploadVideo: mediaRecord,
  uploadApplicationVideo: mediaRecord,
  uploadApplicationDocument: mediaRecord,
  uploadMedia: mediaRecord,
  focusPagesByCompany: inList(['coverImage.filename']),
  createFocusPage: ['coverImage.filename'],
  updateFocusPage: ['coverImage.filename'],
  focusPageStatus: ['coverImage.filename'],
  uploadFocusPageCover: ['coverImage.filename'],
  deleteFocusPage: ['message', 'success'],
  companyFocusPages: inList(['coverImage.filename']),
  companyTeam: inList(member),
  companyMessages: inMailbox(messageOfCompany),
  myMessages: inMailbox(inboxMessage),
  adminMessages: inMailbox(inboxMessage),
  message: inboxMessage,
  sendMessage: inboxMessage,
  markMessageRead: inboxMessage,
  inviteMember: ['message', ...success],
  resendInvitation: ['message', ...success],
  deleteInvitation: success,
  invitationOffer: ['company.logo.filename'],
  acceptInvitation: success,
  teamMember: member,
  createTeamMember: member,
  updateTeamMember: member,
  uploadMemberAvatar: member,
  deleteMemberAvatar: member,
  deleteTeamMember: success,
  transferOwnership: success,
  savedJobs: [...under('jobs[].', cardCompany), 'pageSize'],
  jobCards: under('jobs[].', cardCompany),
  companyJobs: inList(jobCompany),
  jobsOfCompany: inList(jobCompany),
  storedJob: jobStored,
  createJob: success,
  updateJob: jobStored,
  updateJobAlias: jobStored,
  putJob: jobStored,
  jobStatus: jobStored,
  deleteJob: [...success, 'message'],
  deleteJobAlias: [...success, 'message'],
  jobTemplate: jobStored,
  jobRejectionText: [...success, 'message'],
  deleteJobVideo: [...success, 'message'],
  // The results come in the order of the entries; what is missing in them, the check has said before.
  importCompanyJobs: ['results[].identifier', 'results[].notes[]'],
  // The client has asked for a link to the job that it shows.
  createReferral: ['id', 'jobOfferId'],
  myReferrals: inList(ownReferral),
  toggleReferral: ownReferral,
  // Asked by administrators and scripts; no screen lists the links of everybody.
  allReferrals: [
    ...under('referrals[].', [...ownReferral, ...under('user.', ['id', 'firstName', 'lastName'])]),
    'total',
    'page',
    'pageSize',
  ],
  // The record begins with the request.
  applicationReferrals: inList(['createdAt']),
  referralApplications: inList(['createdAt']),
  decidePayout: ['createdAt'],
  publicShowcase: showcase,
  privateShowcase: showcase,
  publicCompany: [...companyPublic, ...under('jobs[].', cardCompany)],
  publicJob: jobPublic,
  endedJob: [...under('job.', cardCompany), ...under('similar[].', cardCompany)],
  similarJobs: under('jobs[].', cardCompany),
  previewJob: jobPublic,
  listJobs: jobPage,
  getAllJobs: jobPage,
  searchJobs: jobPage,
  // Asked by operators and scripts, never by the client.
  health: ['status'],
  importJobs: ['results[].identifier', 'results[].notes[]', 'results[].outcome', 'results[].reason'],
};

/** The same for answers whose calls do not exist yet, by the name of the schema. */
export const unusedOfShapes: Readonly<Record<string, readonly string[]>> = {
  subscription: ['id', 'companyId'],
};
