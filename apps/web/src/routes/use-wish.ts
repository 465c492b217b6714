import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What a link to a page wants of it besides, such as a dialog that is open: the query parameter `action`.
 * @returns whether the URL asks for it, and a way to take that wish out of the URL
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
