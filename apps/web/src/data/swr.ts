import type { SWRConfiguration } from 'swr';

/**
 * Cache options of the whole app. No request is repeated automatically: a screen offers to retry and counts it (A52, PJ49).
 * Focusing the window makes no request either (CD36).
 */
export const SWR_OPTIONS = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;
