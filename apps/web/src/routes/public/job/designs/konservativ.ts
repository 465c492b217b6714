export { JobKonservativ as default } from '@stellwerk/job-templates/konservativ';
