import { StartClosing } from '@stellwerk/screens/public/start-closing';
import { signUp } from '../../../data/mailing/newsletter';

/** The end of the start page with its data. */
export default function Closing() {
  return <StartClosing onSubscribe={signUp} />;
}
