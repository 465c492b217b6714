import { loadOnce } from '@stellwerk/design-system/part';

/** What stands in place of a posting that has ended; only its visitors load it. */
export const loadEnded = loadOnce(async (_only: 'ended') => (await import('./Ended')).default);
