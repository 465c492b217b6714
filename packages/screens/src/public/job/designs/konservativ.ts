import '@stellwerk/job-templates/konservativ.css';

export { JobKonservativ as default } from '@stellwerk/job-templates/konservativ';
