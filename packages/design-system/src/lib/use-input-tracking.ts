import { useEffect, useReducer } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Keeps React Aria's detection of mouse and keyboard input alive. It stops at `beforeunload`, even
 * if the page stays: after a mailto link, a download or a cancelled navigation. Rendering its hook
 * restarts it.
 */
export function useInputTracking(): void {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useFocusVisible();
  useEffect(() => {
    // Runs after all other listeners of the event, including React Aria's.
    const afterwards = () => void setTimeout(renderAgain);
    window.addEventListener('beforeunload', afterwards);
    return () => window.removeEventListener('beforeunload', afterwards);
  }, []);
}
