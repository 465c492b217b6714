import { PartBoundary, PartFailed, WhenLoaded, type LazyPart } from '@stellwerk/design-system/part';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { replayClicks } from './early-clicks';

export interface LatePartProps<Part> {
  /** The part, from a function created by `loadOnce`. */
  readonly part: LazyPart<Part>;
  /** Fallback while loading, if the server has not rendered it. @default nothing */
  readonly waiting?: ReactNode;
  /** Renders with the loaded part; calls no hooks. */
  readonly children: (loaded: Part) => ReactNode;
}

/** Replays the queued clicks once its content is hydrated. */
function Ready({ frame, children }: { readonly frame: RefObject<HTMLElement | null>; readonly children: ReactNode }) {
  useEffect(() => {
    if (frame.current !== null) replayClicks(frame.current);
  }, [frame]);
  return children;
}

/**
 * A server-rendered part whose script loads after that of the page: until then its clicks are
 * queued.
 */
export function LatePart<Part>({ part, waiting, children }: LatePartProps<Part>) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} data-queue-clicks="">
      <PartBoundary
        waiting={waiting}
        renderFailed={(failure) => (
          <Ready frame={frame}>
            <PartFailed {...failure} />
          </Ready>
        )}
      >
        <WhenLoaded part={part}>{(loaded) => <Ready frame={frame}>{children(loaded)}</Ready>}</WhenLoaded>
      </PartBoundary>
    </div>
  );
}
