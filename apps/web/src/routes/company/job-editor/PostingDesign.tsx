import type { JobTemplate } from '@stellwerk/domain';
import type { JobTemplateProps } from '@stellwerk/job-templates';
import { createElement, use, type ComponentType } from 'react';
import { loadDesign } from '../../public/job/designs';

export interface PostingDesignProps extends JobTemplateProps {
  /** Loads the script of a design; the same promise for the same design. @default at once */
  readonly load?: (template: JobTemplate) => Promise<ComponentType<JobTemplateProps>>;
}

/** A posting in the one design that it names; suspends until that design is there. */
export function PostingDesign({ load = loadDesign, ...props }: PostingDesignProps) {
  return createElement(use(load(props.job.template)), props);
}
