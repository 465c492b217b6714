export { applyQuery } from './apply-link';
export type { JobTemplateProps } from './job-template';
export { JobTemplateView } from './JobTemplateView';
export { JobKlassisch } from './klassisch';
export { JobKonservativ } from './konservativ';
export { JobModern } from './modern';
