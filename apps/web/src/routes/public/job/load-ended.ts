import { loadOnce } from '@stellwerk/design-system/part';

/** Loads the content that replaces an ended job; only its visitors load it. */
export const loadEnded = loadOnce(async (_only: 'ended') => (await import('./Ended')).default);
