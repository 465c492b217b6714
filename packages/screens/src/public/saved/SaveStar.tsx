import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import type { NamedJob } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';
import type { SavedStore } from './store';

// The list reads without it, so it comes after the list (decision 0004).
const StarButton = lazyPart(() => import('./StarButton'));

export interface SaveStarProps {
  readonly store: SavedStore;
  readonly job: NamedJob;
}

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** Saves the posting of a card (O93). It works by a script alone, so it appears with it; the card keeps its place. */
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
