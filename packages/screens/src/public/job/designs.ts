import { loadOnce } from '@stellwerk/design-system/part';
import type { JobTemplate } from '@stellwerk/domain';
import type { ComponentType } from 'react';
import type { DesignProps } from './actions/with-actions';

export type Design = ComponentType<DesignProps>;

/** A page loads only the design of its job. */
const entries = {
  template1: () => import('./designs/klassisch'),
  template2: () => import('./designs/modern'),
  template3: () => import('./designs/konservativ'),
} as const satisfies Record<JobTemplate, () => Promise<{ readonly default: Design }>>;

/** Loads a design once; afterwards it renders without suspending. */
export const loadDesign = loadOnce(async (template: JobTemplate): Promise<Design> => (await entries[template]()).default);
