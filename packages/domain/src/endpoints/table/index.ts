import { accountsEndpoints } from './accounts';
import { adminEndpoints } from './admin';
import { applicationsEndpoints } from './applications';
import { applyEndpoints } from './apply';
import { bulkEndpoints } from './bulk';
import { clientErrorsEndpoints } from './client-errors';
import { companiesEndpoints } from './companies';
import { companyJobsEndpoints } from './company-jobs';
import { companyPageEndpoints } from './company-page';
import { dashboardEndpoints } from './dashboard';
import { focusPagesEndpoints } from './focus-pages';
import { guestApplicationsEndpoints } from './guest-applications';
import { historyEndpoints } from './history';
import { invitationsEndpoints } from './invitations';
import { jobEndpoints } from './job';
import { jobAlertsEndpoints } from './job-alerts';
import { jobListEndpoints } from './job-list';
import { mediaEndpoints } from './media';
import { messagesEndpoints } from './messages';
import { newsletterEndpoints } from './newsletter';
import { operationEndpoints } from './operation';
import { plansEndpoints } from './plans';
import { profileEndpoints } from './profile';
import { referralEndpoints } from './referral';
import { referralsEndpoints } from './referrals';
import { reportsEndpoints } from './reports';
import { savedJobsEndpoints } from './saved-jobs';
import { showcaseEndpoints } from './showcase';
import { teamEndpoints } from './team';
import { transferEndpoints } from './transfer';
import { visitsEndpoints } from './visits';
import type * as calls from '../../calls/all';
import type { EntriesOf } from '../../contract/endpoint';

/** Every call that the server answers, by its name; a call without an entry here does not compile. */
export const endpoints = {
  ...accountsEndpoints,
  ...adminEndpoints,
  ...applicationsEndpoints,
  ...applyEndpoints,
  ...bulkEndpoints,
  ...clientErrorsEndpoints,
  ...companiesEndpoints,
  ...companyJobsEndpoints,
  ...companyPageEndpoints,
  ...dashboardEndpoints,
  ...focusPagesEndpoints,
  ...guestApplicationsEndpoints,
  ...historyEndpoints,
  ...invitationsEndpoints,
  ...jobEndpoints,
  ...jobAlertsEndpoints,
  ...jobListEndpoints,
  ...mediaEndpoints,
  ...messagesEndpoints,
  ...newsletterEndpoints,
  ...operationEndpoints,
  ...plansEndpoints,
  ...profileEndpoints,
  ...referralEndpoints,
  ...referralsEndpoints,
  ...reportsEndpoints,
  ...savedJobsEndpoints,
  ...showcaseEndpoints,
  ...teamEndpoints,
  ...transferEndpoints,
  ...visitsEndpoints,
} as const satisfies EntriesOf<typeof calls>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
