import type { JobTemplate } from '@stellwerk/domain';
import type { JobTemplateProps } from '@stellwerk/job-templates';
import { lazy } from 'react';
import { loadDesign } from '../../public/job/designs';

const inTime = (template: JobTemplate) => lazy(async () => ({ default: await loadDesign(template).promise }));

const designs = { template1: inTime('template1'), template2: inTime('template2'), template3: inTime('template3') } as const;

/** A job in the one design that it names; suspends until that design is there. */
export function PreviewDesign(props: JobTemplateProps) {
  const Design = designs[props.job.template];
  return <Design {...props} />;
}
