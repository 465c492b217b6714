export { applyQuery } from './apply-link';
export type { JobTemplateProps } from './job-template';
export { JobKlassisch } from './klassisch';
