import type { SWRConfiguration } from 'swr';

/**
 * How answers are kept, for the whole app. Nothing is repeated by itself: a screen offers to try again and counts it (A52, PJ49).
 * Coming back to the window asks for nothing either (CD36).
 */
export const SWR_OPTIONS = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
} as const satisfies SWRConfiguration;
