import type { ReactNode } from 'react';
import { part as texts } from '../../i18n/part.de';
import { ErrorState, type ErrorStateProps } from '../error-state';
import { PartError } from './load-once';
import type { PartFailure } from './part-failure';

export interface PartFailedProps extends PartFailure, Omit<ErrorStateProps, keyof PartFailure | 'title'> {
  /** Its heading when it was not loaded. @default 'Dieser Teil der Seite konnte nicht geladen werden' */
  title?: ReactNode;
}

/**
 * A part of the page is not there: what happened, and another try. For small parts, as a field is one, there is `FieldFailed`.
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
