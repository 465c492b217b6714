import { PartBoundary, PartFailed, WhenLoaded, type LazyPart } from '@stellwerk/design-system/part';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { makeHear } from './early-press';

export interface LatePartProps<Part> {
  /** The part, from a function that `loadOnce` made. */
  readonly part: LazyPart<Part>;
  /** Shown while it is loading, where the server has not drawn it. @default nothing */
  readonly waiting?: ReactNode;
  /** Renders with the loaded part; calls no hooks. */
  readonly children: (loaded: Part) => ReactNode;
}

/** Shown as soon as it can be pressed. */
function Hearing({ frame, children }: { readonly frame: RefObject<HTMLElement | null>; readonly children: ReactNode }) {
  useEffect(() => {
    if (frame.current !== null) makeHear(frame.current);
  }, [frame]);
  return children;
}

/** A part that the server draws and whose script comes after that of the page: until then it keeps its presses. */
export function LatePart<Part>({ part, waiting, children }: LatePartProps<Part>) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} data-deaf="">
      <PartBoundary
        waiting={waiting}
        renderFailed={(failure) => (
          <Hearing frame={frame}>
            <PartFailed {...failure} />
          </Hearing>
        )}
      >
        <WhenLoaded part={part}>{(loaded) => <Hearing frame={frame}>{children(loaded)}</Hearing>}</WhenLoaded>
      </PartBoundary>
    </div>
  );
}
