import { Banner } from '@stellwerk/design-system';
import type { SubmitFailure } from './submission';

/** What the server said, above the fields; read out when it appears. */
export function FormFailure({ failure }: { failure: SubmitFailure | null | undefined }) {
  if (!failure || failure.summary.length === 0) return null;
  return (
    <Banner tone="error" live="alert">
      {failure.summary.map((message) => (
        <p key={message} className="sw:font-medium">
          {message}
        </p>
      ))}
    </Banner>
  );
}
