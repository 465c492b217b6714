import { StateFrame, type StateFrameProps } from './StateFrame';

/** A track that ends at a buffer stop. */
const bufferStop = (
  <svg viewBox="0 0 160 56" width="160" height="56" fill="none" aria-hidden="true" className="sw:text-line-strong">
    <path d="M0 44h124" stroke="currentColor" strokeWidth="2" />
    <path d="M16 44v6M40 44v6M64 44v6M88 44v6M112 44v6" stroke="currentColor" strokeWidth="2" />
    <path d="M124 50V18M142 50 126 24M118 50h30" stroke="var(--sw-color-ink-2)" strokeWidth="3" />
    <path d="M118 12v16" stroke="var(--sw-color-ink-2)" strokeWidth="6" />
  </svg>
);

export type EmptyStateProps = Omit<StateFrameProps, 'drawing'>;

/**
 * A placeholder for missing content, with the next step.
 * @example
 * <EmptyState
 *   title="Keine Stellenanzeigen gefunden."
 *   actions={<Button onClick={reset}>Filter zurücksetzen</Button>}
 * >
 *   Bitte versuchen Sie es mit anderen Suchkriterien.
 * </EmptyState>
 */
export function EmptyState(props: EmptyStateProps) {
  return <StateFrame drawing={bufferStop} {...props} />;
}
