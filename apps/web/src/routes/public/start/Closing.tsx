import '../../../members.css';
import { StartClosing } from '@stellwerk/screens/public/start-closing';
import { signUp } from '../../../data/mailing/newsletter';

/** The end of the start page with its data. It brings the members' sheet, because the visitors' one has nothing for it. */
export default function Closing() {
  return <StartClosing onSubscribe={signUp} />;
}
