import '@stellwerk/job-templates/konservativ.css';
import { JobKonservativ } from '@stellwerk/job-templates/konservativ';
import { withActions } from '../actions/with-actions';

export default withActions(JobKonservativ);
