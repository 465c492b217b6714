import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import type { NamedJob } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';
import type { SavedStore } from './store';

// The list works without it, so it loads after the list (decision 0004).
const StarButton = lazyPart(() => import('./StarButton'));

export interface SaveStarProps {
  readonly store: SavedStore;
  readonly job: NamedJob;
}

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/**
 * Saves the job of a card (O93). It requires JavaScript, so it appears with its script; the card
 * reserves its space.
 */
export function SaveStar(props: SaveStarProps) {
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
