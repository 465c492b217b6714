import { useCallback, useEffect, useRef, useState } from 'react';

export interface RotationOptions {
  /** Number of slides. */
  count: number;
  /** Milliseconds until the next slide. */
  interval: number;
  /** Milliseconds after a change in which further ones are ignored. */
  lock: number;
  /** Whether it is temporarily paused, by hover or focus. */
  resting: boolean;
}

export interface Rotation {
  /** Index of the current slide, from 0. */
  index: number;
  /** Whether rotation is on; it may be paused temporarily. */
  playing: boolean;
  /** Starts or stops the rotation. */
  toggle: () => void;
  /** Moves by a number of slides, wrapping around. */
  move: (by: number) => void;
}

const calm = '(prefers-reduced-motion: reduce)';

/**
 * State of the current slide and the timer: it runs only with more than one slide, and never with
 * reduced motion.
 */
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
