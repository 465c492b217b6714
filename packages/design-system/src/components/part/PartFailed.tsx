import type { ReactNode } from 'react';
import { part as texts } from '../../i18n/de';
import { ErrorState, type ErrorStateProps } from '../error-state';
import { PartError } from './load-once';

/** Failure of a part, and its retry. */
export interface PartFailure {
  /** A `PartError` if it failed to load; otherwise the thrown error. */
  readonly error: unknown;
  /** Whether a retry is running. */
  readonly retrying: boolean;
  /** Retries. */
  readonly onRetry: () => void;
}

export interface PartFailedProps extends PartFailure, Omit<ErrorStateProps, keyof PartFailure | 'title'> {
  /** Heading of a loading failure. @default 'Dieser Teil der Seite konnte nicht geladen werden' */
  title?: ReactNode;
}

/**
 * Error message of a missing part of the page, with a retry. For small parts such as a field there
 * is `FieldFailed`.
 * @example
 * <PartFailed error={error} retrying={false} onRetry={retry} />
 */
export function PartFailed({ error, retrying, onRetry, title = texts.notLoaded, ...rest }: PartFailedProps) {
  const lost = error instanceof PartError;
  return (
    <ErrorState title={lost ? title : texts.broken} retrying={retrying} onRetry={onRetry} {...rest}>
      {lost ? texts.line : texts.again}
    </ErrorState>
  );
}
