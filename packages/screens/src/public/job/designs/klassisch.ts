import '@stellwerk/job-templates/klassisch.css';
import { JobKlassisch } from '@stellwerk/job-templates/klassisch';
import { withActions } from '../actions/with-actions';

export default withActions(JobKlassisch);
