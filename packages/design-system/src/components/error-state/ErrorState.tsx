import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { de } from '../../i18n/de';
import { Button } from '../button';
import { StateFrame, type StateFrameProps } from '../empty-state';
import { Icon } from '../icon';

/** A railway signal at stop: the upper lamp is red, the lower one is dark. */
const signalAtHalt = (
  <svg viewBox="0 0 160 72" width="160" height="72" fill="none" aria-hidden="true">
    <path d="M0 66h160" stroke="var(--sw-color-line-strong)" strokeWidth="2" />
    <path d="M124 66V44M114 66h20" stroke="var(--sw-color-ink-2)" strokeWidth="3" />
    <rect x="112" y="2" width="24" height="42" rx="6" fill="var(--sw-color-band)" stroke="var(--sw-color-ink-2)" strokeWidth="1.5" />
    <circle cx="124" cy="14" r="6" fill="var(--sw-color-stop)" stroke="var(--sw-color-on-band)" strokeWidth="1.5" />
    <circle cx="124" cy="32" r="6" stroke="var(--sw-color-band-control)" strokeWidth="1.5" />
    <path d="M0 66h104" stroke="var(--sw-color-stop)" strokeWidth="3" />
  </svg>
);

export interface ErrorStateProps extends Omit<StateFrameProps, 'drawing'> {
  /** Retries; without it there is no retry button. */
  onRetry?: () => void;
  /** Remaining attempts; at 0 a note replaces the button. @default no limit */
  retriesLeft?: number;
  /** Whether a retry is running. @default false */
  retrying?: boolean;
  /** Label of the button. @default 'Erneut versuchen' */
  retryLabel?: ReactNode;
  /** Goes back; without it there is no back button. */
  onBack?: () => void;
  /** Label of the back button. @default 'Zurück' */
  backLabel?: ReactNode;
  /**
   * The note when no attempts are left.
   * @default 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.'
   */
  note?: ReactNode;
}

/**
 * An error with its recovery actions. Announced when it appears.
 * @example
 * <ErrorState title="Fehler beim Laden der Stellenanzeigen" onRetry={reload}>
 *   Die Verbindung wurde unterbrochen.
 * </ErrorState>
 */
export function ErrorState({
  onRetry,
  retriesLeft,
  retrying = false,
  retryLabel = de.retry,
  onBack,
  backLabel = de.back,
  note = de.retriesUsed,
  actions,
  children,
  ...rest
}: ErrorStateProps) {
  const used = retriesLeft !== undefined && retriesLeft <= 0;
  const own = (
    <>
      {onRetry && !used && (
        <Button loading={retrying} onClick={onRetry}>
          {!retrying && <Icon as={RefreshCw} />}
          {retryLabel}
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          <Icon as={ArrowLeft} />
          {backLabel}
        </Button>
      )}
      {actions}
    </>
  );
  return (
    <StateFrame role="alert" drawing={signalAtHalt} actions={own} {...rest}>
      {children}
      {used && <p className={children ? 'sw:mt-2' : undefined}>{note}</p>}
    </StateFrame>
  );
}
