import type { JobTemplate } from '@stellwerk/domain';
import type { JobTemplateProps } from '@stellwerk/job-templates';
import type { ComponentType } from 'react';

type Design = ComponentType<JobTemplateProps>;

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

const loaded = new Map<JobTemplate, Design>();
const pending = new Map<JobTemplate, Promise<Design>>();

/** Loads a design once; a failed download is tried again at the next call. */
export function loadDesign(template: JobTemplate): Promise<Design> {
  const known = pending.get(template);
  if (known !== undefined) return known;
  const promise = entries[template].load().then((module) => {
    loaded.set(template, module.default);
    return module.default;
  });
  pending.set(template, promise);
  promise.catch(() => pending.delete(template));
  return promise;
}

export const loadedDesign = (template: JobTemplate): Design | undefined => loaded.get(template);
export const designSource = (template: JobTemplate): string => entries[template].source;
