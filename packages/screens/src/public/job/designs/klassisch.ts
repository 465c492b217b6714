import '@stellwerk/job-templates/klassisch.css';

export { JobKlassisch as default } from '@stellwerk/job-templates/klassisch';
