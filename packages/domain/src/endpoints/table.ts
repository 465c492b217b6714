import { accountsEndpoints } from '../calls/accounts';
import { adminEndpoints } from '../calls/admin';
import { applicationsEndpoints } from '../calls/applications';
import { applyEndpoints } from '../calls/apply';
import { bulkEndpoints } from '../calls/bulk';
import { clientErrorsEndpoints } from '../calls/client-errors';
import { companiesEndpoints } from '../calls/companies';
import { companyJobsEndpoints } from '../calls/company-jobs';
import { companyPageEndpoints } from '../calls/company-page';
import { dashboardEndpoints } from '../calls/dashboard';
import { focusPagesEndpoints } from '../calls/focus-pages';
import { guestApplicationsEndpoints } from '../calls/guest-applications';
import { historyEndpoints } from '../calls/history';
import { invitationsEndpoints } from '../calls/invitations';
import { jobEndpoints } from '../calls/job';
import { jobAlertsEndpoints } from '../calls/job-alerts';
import { jobListEndpoints } from '../calls/job-list';
import { mediaEndpoints } from '../calls/media';
import { messagesEndpoints } from '../calls/messages';
import { newsletterEndpoints } from '../calls/newsletter';
import { operationEndpoints } from '../calls/operation';
import { plansEndpoints } from '../calls/plans';
import { profileEndpoints } from '../calls/profile';
import { referralEndpoints } from '../calls/referral';
import { referralsEndpoints } from '../calls/referrals';
import { reportsEndpoints } from '../calls/reports';
import { savedJobsEndpoints } from '../calls/saved-jobs';
import { showcaseEndpoints } from '../calls/showcase';
import { teamEndpoints } from '../calls/team';
import { transferEndpoints } from '../calls/transfer';
import { visitsEndpoints } from '../calls/visits';
import type * as calls from '../calls/all';
import type { EndpointsOf } from '../contract/endpoint';

/** All calls of the server, by name; a call without an entry here does not compile. */
export const endpoints = {
  ...accountsEndpoints(),
  ...adminEndpoints(),
  ...applicationsEndpoints(),
  ...applyEndpoints(),
  ...bulkEndpoints(),
  ...clientErrorsEndpoints(),
  ...companiesEndpoints(),
  ...companyJobsEndpoints(),
  ...companyPageEndpoints(),
  ...dashboardEndpoints(),
  ...focusPagesEndpoints(),
  ...guestApplicationsEndpoints(),
  ...historyEndpoints(),
  ...invitationsEndpoints(),
  ...jobEndpoints(),
  ...jobAlertsEndpoints(),
  ...jobListEndpoints(),
  ...mediaEndpoints(),
  ...messagesEndpoints(),
  ...newsletterEndpoints(),
  ...operationEndpoints(),
  ...plansEndpoints(),
  ...profileEndpoints(),
  ...referralEndpoints(),
  ...referralsEndpoints(),
  ...reportsEndpoints(),
  ...savedJobsEndpoints(),
  ...showcaseEndpoints(),
  ...teamEndpoints(),
  ...transferEndpoints(),
  ...visitsEndpoints(),
} as const satisfies EndpointsOf<typeof calls>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
