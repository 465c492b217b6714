import '@stellwerk/job-templates/modern.css';
import { JobModern } from '@stellwerk/job-templates/modern';
import { withActions } from '../actions/with-actions';

export default withActions(JobModern);
