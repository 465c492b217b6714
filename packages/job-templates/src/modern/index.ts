export { JobModern } from './JobModern';
export type { JobTemplateProps } from '../job-template';
