import { WhenLoaded } from '@stellwerk/design-system';
import type { JobTemplateProps } from '@stellwerk/job-templates';
import { loadDesign } from '../../public/job/designs';

/** A job in the design that it names; suspends until that design is loaded. */
export function PreviewDesign(props: JobTemplateProps) {
  return <WhenLoaded part={loadDesign(props.job.template)}>{(Design) => <Design {...props} />}</WhenLoaded>;
}
