import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { useSyncExternalStore } from 'react';
import type { StarProps } from './StarButton';

// The list works without it, so it loads after the list (decision 0004).
const StarButton = lazyPart(() => import('./StarButton'));

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** Saves the job of a card (O93). It works by a script alone, so it appears with it; the card keeps its place. */
export function SaveStar(props: StarProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    hydrated && (
      <PartBoundary renderFailed={nothing}>
        <StarButton {...props} />
      </PartBoundary>
    )
  );
}
