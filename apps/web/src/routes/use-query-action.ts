import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query parameter `action`, by which a link opens a dialog of its page.
 * @returns whether it has this value, and a function that removes it from the URL
 */
export function useQueryAction(action: string): readonly [asked: boolean, clear: () => void] {
  const [query, setQuery] = useSearchParams();
  const clear = useCallback(() => {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('action');
        return next;
      },
      { replace: true },
    );
  }, [setQuery]);
  return [query.get('action') === action, clear];
}
