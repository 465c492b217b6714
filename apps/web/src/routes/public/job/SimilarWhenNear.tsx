import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { comesNear } from '@stellwerk/screens/shell';
import { useEffect, useRef, useState } from 'react';

const Similar = lazyPart(() => import('./Similar'));

/** Open jobs like the one above, for whoever has read to its end: they cost nobody else anything. */
export function SimilarWhenNear({ id }: { readonly id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current !== null) void comesNear(place.current).then(() => setNear(true));
  }, []);
  return (
    <div ref={place} className="sw:print:hidden">
      {near && (
        // The way to the list is a link of the posting: where the script does not come, nothing is said.
        <PartBoundary renderFailed={() => null}>
          <Similar id={id} />
        </PartBoundary>
      )}
    </div>
  );
}
