export { JobKonservativ } from './JobKonservativ';
export type { JobTemplateProps } from '../job-template';
