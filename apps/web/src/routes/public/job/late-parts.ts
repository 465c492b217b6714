import type { JobTemplate } from '@stellwerk/domain';
import { loadOnce } from '@stellwerk/design-system/part';

const folder = '../../packages/screens/src/public/job/designs';

/** Module of each design in the build manifest, by which the server links its styles. */
export const designSources: Readonly<Record<JobTemplate, string>> = {
  template1: `${folder}/klassisch.ts`,
  template2: `${folder}/modern.ts`,
  template3: `${folder}/konservativ.ts`,
};

/** Loads the content that replaces an ended job; only its visitors load it. */
export const loadEnded = loadOnce(async (_only: 'ended') => (await import('./Ended')).default);
