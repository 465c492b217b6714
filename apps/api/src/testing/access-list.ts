import type { Access, EndpointName, Subject } from '@stellwerk/domain/endpoints';

/** Who may call, in the words of decisions §4. */
export type Who =
  | 'public'
  | 'user'
  // O01, O13: an unconfirmed account may own nothing.
  | 'confirmed user'
  | 'applicant'
  | 'applicant; member'
  | 'that user; admin'
  | 'that user; companies with an application'
  | 'member'
  | 'member; admin'
  | 'recruiter'
  | 'manager'
  // The company stands in a body that may be a form: the handler asks for the role.
  | 'manager of the named company'
  | 'manager; the member itself'
  // The row is named by a form whose files stream, or its kind by the path: the handlers ask for the role.
  | 'user; who may change what the form names'
  | 'uploader; manager of the owning company'
  // The upload names its account.
  | 'confirmed uploader'
  // The id of the upload is the permission.
  | 'holder of the upload'
  // The secret of the mailed link is the permission; accepting compares the confirmed address of the account.
  | 'invited person'
  | 'invited person with an account'
  // The secret of the mailed link is the permission (O72).
  | 'holder of the mailed link'
  // O75: of a message to or from the platform its administrators are a side.
  | 'receiving side'
  | 'either side'
  // The handler decides by the side that the body names.
  | 'member of the named company; user'
  | 'owner'
  | 'admin'
  | "the link's creator"
  | "the link's creator; admin"
  | 'signed link; applicant; member';

/** The access of the endpoint table for each of these words. */
export const ACCESS_OF = {
  public: 'public',
  user: 'user',
  'confirmed user': 'confirmed',
  'confirmed uploader': 'confirmed',
  'holder of the upload': 'public',
  applicant: 'own',
  'applicant; member': 'own-or-member',
  'that user; admin': 'own-or-admin',
  'that user; companies with an application': 'own-or-member',
  member: 'member',
  'member; admin': 'member-or-admin',
  recruiter: 'recruiter',
  manager: 'manager',
  'manager of the named company': 'user',
  'manager; the member itself': 'own-or-manager',
  'user; who may change what the form names': 'user',
  'uploader; manager of the owning company': 'user',
  'invited person': 'public',
  'holder of the mailed link': 'public',
  'invited person with an account': 'user',
  "the link's creator": 'own',
  "the link's creator; admin": 'own-or-admin',
  'receiving side': 'receiver',
  'either side': 'party',
  'member of the named company; user': 'user',
  owner: 'owner',
  admin: 'admin',
  // A signature needs no account, so the handler decides.
  'signed link; applicant; member': 'public',
} as const satisfies Record<Who, Access>;

/**
 * Who may call what, and whose id decides: copied by hand from decisions §4, never from the endpoint table, so that a lowered entry
 * of the table is noticed. A new call needs a line here.
 */
export const ACCESS_LIST: Readonly<Record<EndpointName, readonly [who: Who, subject: Subject | null]>> = {
  health: ['public', null],
  findPlaces: ['public', null],
  endedJob: ['public', 'job'],
  similarJobs: ['public', 'job'],
  outbox: ['admin', null],
  outboxMail: ['admin', null],
  retryMail: ['admin', null],
  adminOverview: ['admin', null],
  adminCompanies: ['admin', null],
  changeSubscription: ['admin', 'company'],
  registrations: ['admin', null],
  subscribers: ['admin', null],
  exportSubscribers: ['admin', null],
  importJobs: ['admin', null],
  reportClientError: ['public', null],
  reportJob: ['public', 'job'],
  reports: ['admin', null],
  decideReport: ['admin', null],

  savedJobs: ['user', null],
  saveJobs: ['user', null],
  saveJob: ['user', 'job'],
  forgetJob: ['user', null],
  jobCards: ['public', null],

  listJobs: ['public', null],
  getAllJobs: ['public', null],
  searchJobs: ['public', null],
  publicJob: ['public', 'job'],
  recordView: ['public', null],
  previewJob: ['member', 'job'],
  companyJobs: ['member', 'company'],
  jobsOfCompany: ['member', 'company'],
  storedJob: ['member', 'job'],
  createJob: ['recruiter', 'company'],
  parseJob: ['recruiter', 'company'],
  updateJob: ['recruiter', 'job'],
  updateJobAlias: ['recruiter', 'job'],
  putJob: ['recruiter', 'job'],
  jobStatus: ['recruiter', 'job'],
  deleteJob: ['recruiter', 'job'],
  deleteJobAlias: ['recruiter', 'job'],
  jobTemplate: ['recruiter', 'job'],
  jobRejectionText: ['recruiter', 'job'],
  uploadJobVideo: ['recruiter', 'job'],
  deleteJobVideo: ['recruiter', 'job'],
  exportJobs: ['recruiter', 'company'],
  checkJobImport: ['recruiter', 'company'],
  importCompanyJobs: ['recruiter', 'company'],

  createPublicApplication: ['public', null],
  createPrivateApplication: ['user', null],
  ownApplications: ['user', null],
  userApplications: ['that user; admin', 'user'],
  companyApplications: ['member', 'company'],
  jobApplications: ['member', 'job'],
  // Those of the caller's own companies; without one the list is empty.
  listApplications: ['user', null],
  application: ['applicant; member', 'application'],
  withdrawApplication: ['applicant', 'application'],
  withdrawApplicationPatch: ['applicant', 'application'],
  applicationStatus: ['member', 'application'],
  undoApplicationStatus: ['member', 'application'],
  holdApplicationStatus: ['member', 'application'],
  applicationSelection: ['member', 'company'],
  setStatuses: ['member', 'company'],
  undoStatuses: ['member', 'company'],
  holdStatuses: ['member', 'company'],
  sendMessages: ['member', 'company'],
  applicationNote: ['member', 'application'],
  applicationNotes: ['member', 'application'],
  applicationAssign: ['recruiter', 'application'],
  applicationRate: ['member', 'application'],
  documentLink: ['applicant; member', 'application'],
  exportApplication: ['applicant', 'application'],
  eraseApplication: ['applicant', 'application'],

  guestApplication: ['holder of the mailed link', null],
  withdrawGuestApplication: ['holder of the mailed link', null],
  exportGuestApplication: ['holder of the mailed link', null],
  eraseGuestApplication: ['holder of the mailed link', null],

  cvFile: ['signed link; applicant; member', null],
  createUpload: ['confirmed user', null],
  uploadOffset: ['confirmed uploader', null],
  continueUpload: ['confirmed uploader', null],
  cancelUpload: ['confirmed uploader', null],
  createGuestUpload: ['public', null],
  guestUploadOffset: ['holder of the upload', null],
  continueGuestUpload: ['holder of the upload', null],
  cancelGuestUpload: ['holder of the upload', null],
  mediaFile: ['signed link; applicant; member', null],
  uploadAvatar: ['user; who may change what the form names', null],
  uploadLogo: ['user; who may change what the form names', null],
  uploadVideo: ['user; who may change what the form names', null],
  uploadApplicationVideo: ['user; who may change what the form names', null],
  uploadApplicationDocument: ['user; who may change what the form names', null],
  uploadMedia: ['user; who may change what the form names', null],
  deleteMedia: ['uploader; manager of the owning company', null],

  publicCompany: ['public', null],
  myCompanies: ['user', null],
  company: ['member; admin', 'company'],
  activateCompany: ['owner', 'company'],
  deactivateCompany: ['owner', 'company'],
  createCompany: ['confirmed user', null],
  updateCompany: ['manager', 'company'],
  companySettings: ['member', 'company'],
  updateCompanySettings: ['member', 'company'],
  uploadCompanyLogo: ['manager', 'company'],
  deleteCompanyLogo: ['manager', 'company'],
  industries: ['user', null],
  companySubscription: ['member', 'company'],
  plans: ['user', null],
  publicPlans: ['public', null],
  companyTeam: ['member', 'company'],
  teamMember: ['member', 'member'],
  createTeamMember: ['manager of the named company', null],
  updateTeamMember: ['manager; the member itself', 'member'],
  deleteTeamMember: ['manager', 'member'],
  uploadMemberAvatar: ['manager; the member itself', 'member'],
  deleteMemberAvatar: ['manager; the member itself', 'member'],
  transferOwnership: ['owner', 'company'],
  companyHistory: ['owner', 'company'],
  companyStats: ['member', 'company'],
  focusPagesByCompany: ['member', 'company'],
  companyFocusPages: ['member', 'company'],
  createFocusPage: ['recruiter', 'company'],
  updateFocusPage: ['recruiter', 'focus-page'],
  focusPageStatus: ['recruiter', 'focus-page'],
  deleteFocusPage: ['recruiter', 'focus-page'],
  uploadFocusPageCover: ['recruiter', 'focus-page'],
  publicShowcase: ['public', null],
  privateShowcase: ['user', null],
  companyMessages: ['member', 'company'],
  myMessages: ['user', null],
  adminMessages: ['admin', null],
  unreadMessages: ['user', null],
  messageApplicants: ['member', 'company'],
  message: ['either side', 'message'],
  sendMessage: ['member of the named company; user', null],
  markMessageRead: ['receiving side', 'message'],
  deleteMessage: ['either side', 'message'],
  inviteMember: ['manager', 'company'],
  pendingInvitations: ['member', 'company'],
  resendInvitation: ['manager', 'company'],
  deleteInvitation: ['manager', 'company'],
  invitationOffer: ['invited person', null],
  acceptInvitation: ['invited person with an account', null],

  referral: ['public', null],
  referralView: ['public', null],
  referralReject: ['public', null],
  createReferral: ['user', null],
  myReferrals: ['user', null],
  allReferrals: ['admin', null],
  toggleReferral: ["the link's creator; admin", 'referral'],
  applicationReferrals: ['user', null],
  referralApplications: ["the link's creator; admin", 'referral'],
  requestPayout: ["the link's creator", 'payout'],
  decidePayout: ['admin', 'payout'],
  referrerStats: ['user', null],

  createJobAlert: ['public', null],
  openJobAlertConfirmation: ['public', null],
  confirmJobAlert: ['public', null],
  openJobAlertUnsubscribe: ['public', null],
  unsubscribeJobAlert: ['public', null],
  ownJobAlerts: ['user', null],
  deleteJobAlert: ['applicant', 'job-alert'],

  subscribeNewsletter: ['public', null],
  openNewsletterConfirmation: ['public', null],
  confirmNewsletter: ['public', null],
  openNewsletterUnsubscribe: ['public', null],
  unsubscribeNewsletter: ['public', null],

  register: ['public', null],
  login: ['public', null],
  forgotPassword: ['public', null],
  resetPassword: ['public', null],
  confirmEmail: ['public', null],
  resendConfirmation: ['user', null],
  logout: ['user', null],
  changePassword: ['user', null],
  profile: ['user', null],
  updateProfile: ['user', null],
  uploadProfileAvatar: ['user', null],
  deleteProfileAvatar: ['user', null],
  exportProfile: ['user', null],
  deleteProfile: ['user', null],
  candidateProfile: ['that user; companies with an application', 'user'],
};
