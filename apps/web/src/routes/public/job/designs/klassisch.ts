export { JobKlassisch as default } from '@stellwerk/job-templates/klassisch';
