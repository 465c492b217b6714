import { makeHear } from '@stellwerk/screens/shell';
import { useEffect, useState } from 'react';

/** Makes up for what was pressed too early, as soon as the page has also drawn what its fields found in themselves when they appeared. */
export function EarlyPresses() {
  const [settled, setSettled] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- what fields report when they appear is drawn together with this
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    const root = document.getElementById('root');
    if (settled && root !== null) makeHear(root);
  }, [settled]);
  return null;
}
