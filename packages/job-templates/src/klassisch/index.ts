export { JobKlassisch } from './JobKlassisch';
export type { JobTemplateProps } from '../job-template';
