import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Action that a link to a page requests, such as an open dialog: the query parameter `action`.
 * @returns whether the URL requests it, and a function that clears the parameter
 */
export function useWish(action: string): readonly [asked: boolean, take: () => void] {
  const [query, setQuery] = useSearchParams();
  const take = useCallback(() => {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('action');
        return next;
      },
      { replace: true },
    );
  }, [setQuery]);
  return [query.get('action') === action, take];
}
