import { readCreatedApplication } from '../contract/answers';
import type { Call } from '../contract/call';

/** Sending an application, as a visitor or with an account: JSON or multipart (A10). */
export const createPublicApplication = {
  name: 'createPublicApplication',
  method: 'POST',
  path: '/api/public/applications/create',
  token: 'none',
  read: readCreatedApplication,
} as const satisfies Call;

export const createPrivateApplication = {
  name: 'createPrivateApplication',
  method: 'POST',
  path: '/api/private/applications/create',
  read: readCreatedApplication,
} as const satisfies Call;
