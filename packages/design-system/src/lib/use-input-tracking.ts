import { useEffect, useReducer } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Keeps React Aria's knowledge of whether people point or type. It stops listening once the page is about to be left, also when it
 * is not left after all: a mail link, a download, somebody who stays. Rendering its hook makes it listen again.
 */
export function useInputTracking(): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useFocusVisible();
  useEffect(() => {
    // After all listeners of the event, React Aria's among them.
    const afterwards = () => void setTimeout(renderAgain);
    window.addEventListener('beforeunload', afterwards);
    return () => window.removeEventListener('beforeunload', afterwards);
  }, []);
}
