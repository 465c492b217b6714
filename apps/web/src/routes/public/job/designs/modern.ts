export { JobModern as default } from '@stellwerk/job-templates/modern';
