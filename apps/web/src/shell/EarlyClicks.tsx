import { replayClicks } from '@stellwerk/screens/shell';
import { useEffect, useState } from 'react';

/** Replays the clicks queued before hydration, after the state updates that fields make on mount are rendered. */
export function EarlyClicks() {
  const [settled, setSettled] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- batched with the updates of mounted fields
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    const root = document.getElementById('root');
    if (settled && root !== null) replayClicks(root);
  }, [settled]);
  return null;
}
