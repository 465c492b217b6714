import { makeHear } from '@stellwerk/screens/shell';
import { StartClosing } from '@stellwerk/screens/public/start-closing';
import { useEffect } from 'react';
import { signUp } from '../../../data/mailing/newsletter';

/** The end of the start page with its data. */
export default function Closing() {
  useEffect(() => {
    const drawn = document.querySelector<HTMLElement>('[data-closing]');
    if (drawn !== null) makeHear(drawn);
  }, []);
  return <StartClosing onSubscribe={signUp} />;
}
