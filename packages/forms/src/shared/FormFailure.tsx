import { Banner, firstWrongField } from '@stellwerk/design-system';
import { useEffect, useRef } from 'react';
import type { SubmitFailure } from './submission';

/** A failure as a form shows it. */
export interface ShownFailure extends SubmitFailure {
  /** It came as the answer to a try; without it the focus is led elsewhere, or nobody has tried. @default false */
  readonly answered?: boolean;
}

export interface FormFailureProps {
  failure: ShownFailure | null | undefined;
  /** An answer that names fields leads to the first of them, where the message above says no more than that. @default false */
  toField?: boolean;
}

/**
 * The server's message; announced when it appears. An answer also gets the focus and is scrolled into view: the form may be longer than
 * the screen, and the button that was clicked has been disabled meanwhile.
 */
export function FormFailure({ failure, toField = false }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure?.answered !== true) return;
    const form = failure.fields === undefined || !toField ? null : box.current?.closest('form');
    const wrong = form ? firstWrongField(form) : null;
    const place = wrong ?? box.current;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: wrong === null ? 'nearest' : 'center' });
  }, [failure, toField]);
  if (!failure || failure.summary.length === 0) return null;
  return (
    <Banner ref={box} tone="error" live="alert" tabIndex={-1} className="sw:scroll-my-6">
      {failure.summary.map((message) => (
        <p key={message} className="sw:font-medium">
          {message}
        </p>
      ))}
    </Banner>
  );
}
