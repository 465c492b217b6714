import { exportGuestApplication, pathOf, withdrawGuestApplication } from '@stellwerk/domain/calls';
import { apiOrigin } from '../api-origin';

/** Where the page of a mailed link leads where no script runs. */
export const plainWays = (token: string) => ({
  withdraw: apiOrigin() + pathOf(withdrawGuestApplication, { token }),
  export: apiOrigin() + pathOf(exportGuestApplication, { token }),
});
