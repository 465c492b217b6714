import { Banner, firstWrongField } from '@stellwerk/design-system';
import { useEffect, useRef } from 'react';
import type { SubmitFailure } from '@stellwerk/domain';

/** A failure as shown by a form. */
export interface ShownFailure extends SubmitFailure {
  /**
   * Whether it answers a submission; otherwise the focus is managed elsewhere, or nothing was
   * submitted.
   * @default false
   */
  readonly answered?: boolean;
}

export interface FormFailureProps {
  failure: ShownFailure | null | undefined;
  /**
   * Whether to focus the first invalid field of the response, if the message above adds nothing to
   * it.
   * @default false
   */
  toField?: boolean;
}

/**
 * The server's message; announced when it appears. A response also receives the focus and is
 * scrolled into view, because the form may be longer than the screen and the clicked button has
 * been disabled meanwhile.
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
