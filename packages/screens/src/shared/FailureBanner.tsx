import { Banner } from '@stellwerk/design-system';
import type { SubmitFailure } from '@stellwerk/domain';

export interface FailureBannerProps {
  /** Failure of the last attempt; null renders nothing. */
  readonly failure: SubmitFailure | null;
  readonly className?: string;
}

/** Failure of an action, beside its button; announced when it appears. */
export function FailureBanner({ failure, className }: FailureBannerProps) {
  if (failure === null || failure.summary.length === 0) return null;
  return (
    <Banner tone="error" live="alert" className={className}>
      {failure.summary.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
