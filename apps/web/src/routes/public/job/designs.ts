import type { JobTemplate } from '@stellwerk/domain';
import type { JobTemplateProps } from '@stellwerk/job-templates';
import type { ComponentType } from 'react';
import { loadOnce } from '../../../shell/load-once';

export type Design = ComponentType<JobTemplateProps>;

interface DesignEntry {
  /** Module id in the build manifest. */
  readonly source: string;
  readonly load: () => Promise<{ readonly default: Design }>;
}

/** A page loads only the design that its posting uses. */
const entries = {
  template1: { source: 'src/routes/public/job/designs/klassisch.ts', load: () => import('./designs/klassisch') },
  template2: { source: 'src/routes/public/job/designs/modern.ts', load: () => import('./designs/modern') },
  template3: { source: 'src/routes/public/job/designs/konservativ.ts', load: () => import('./designs/konservativ') },
} as const satisfies Record<JobTemplate, DesignEntry>;

/** Loads a design once; afterwards it renders without suspending. */
export const loadDesign = loadOnce(async (template: JobTemplate): Promise<Design> => (await entries[template].load()).default);

export const designSource = (template: JobTemplate): string => entries[template].source;
