import '@stellwerk/job-templates/modern.css';

export { JobModern as default } from '@stellwerk/job-templates/modern';
