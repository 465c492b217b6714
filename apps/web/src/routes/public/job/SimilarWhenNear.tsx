import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { comesNear } from '@stellwerk/screens/shell';
import { useEffect, useRef, useState } from 'react';

const Similar = lazyPart(() => import('./Similar'));

/** Similar open jobs, loaded only when the visitor has read to the end. */
export function SimilarWhenNear({ id }: { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current !== null) void comesNear(place.current).then(() => setNear(true));
  }, []);
  return (
    <div ref={place} className="sw:print:hidden">
      {near && (
        // The job links to the list itself: without the script nothing is shown.
        <PartBoundary renderFailed={() => null}>
          <Similar id={id} />
        </PartBoundary>
      )}
    </div>
  );
}
