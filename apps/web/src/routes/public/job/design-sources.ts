import type { JobTemplate } from '@stellwerk/domain';

const folder = '../../packages/screens/src/public/job/designs';

/** Module of each design in the build manifest, by which the server links its styles. */
export const designSources: Readonly<Record<JobTemplate, string>> = {
  template1: `${folder}/klassisch.ts`,
  template2: `${folder}/modern.ts`,
  template3: `${folder}/konservativ.ts`,
};
