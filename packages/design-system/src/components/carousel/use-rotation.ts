import { useCallback, useEffect, useRef, useState } from 'react';

export interface RotationOptions {
  /** Number of entries. */
  count: number;
  /** Milliseconds until the next entry. */
  interval: number;
  /** Milliseconds after a change in which further ones are ignored. */
  lock: number;
  /** Rests for now: under the pointer, or with the focus inside. */
  resting: boolean;
}

export interface Rotation {
  /** Place of the entry that is shown, from 0. */
  index: number;
  /** Whether the person lets it run; it may rest nonetheless. */
  playing: boolean;
  /** Starts or stops it. */
  toggle: () => void;
  /** Goes on by a number of entries, around the end. */
  move: (by: number) => void;
}

const calm = '(prefers-reduced-motion: reduce)';

/** Which entry is shown, and the clock that goes on by itself: only with more than one entry, and never where motion is not wanted. */
export function useRotation({ count, interval, lock, resting }: RotationOptions): Rotation {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const locked = useRef(false);
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined);

  const move = useCallback(
    (by: number) => {
      if (locked.current || count < 2) return;
      locked.current = true;
      unlock.current = setTimeout(() => (locked.current = false), lock);
      setIndex((current) => (current + by + count) % count);
    },
    [count, lock],
  );

  useEffect(() => {
    const media = window.matchMedia(calm);
    const follow = () => media.matches && setPlaying(false);
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!playing || resting || count < 2) return undefined;
    const timer = setInterval(() => move(1), interval);
    return () => clearInterval(timer);
  }, [playing, resting, count, interval, move]);

  useEffect(
    () => () => {
      clearTimeout(unlock.current);
      locked.current = false;
    },
    [],
  );

  return { index: Math.min(index, Math.max(0, count - 1)), playing, toggle: () => setPlaying(!playing), move };
}
