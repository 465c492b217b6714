import { accountsEndpoints } from './accounts';
import { applicationsEndpoints } from './applications';
import { companiesEndpoints } from './companies';
import { jobsEndpoints } from './jobs';
import { operationEndpoints } from './operation';

/**
 * Every call that the server answers. An endpoint that is not in this table cannot be reached.
 */
export const endpoints = {
  ...operationEndpoints,
  ...jobsEndpoints,
  ...applicationsEndpoints,
  ...accountsEndpoints,
  ...companiesEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
