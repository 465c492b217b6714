import { exportGuestApplication, pathOf, withdrawGuestApplication } from '@stellwerk/domain/calls';
import { apiOrigin } from '../api-origin';

/** Targets of the page of a mailed link without scripts. */
export const plainWays = (token: string) => ({
  withdraw: apiOrigin() + pathOf(withdrawGuestApplication, { token }),
  export: apiOrigin() + pathOf(exportGuestApplication, { token }),
});
