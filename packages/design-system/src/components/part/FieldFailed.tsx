import { de, part as texts } from '../../i18n/de';
import { Banner, type BannerProps } from '../banner';
import { Button } from '../button';
import type { PartFailure } from './PartFailed';

export interface FieldFailedProps extends PartFailure, Omit<BannerProps, 'title' | 'tone' | 'live' | 'actions' | 'children'> {
  /** Label of the field. */
  label: string;
}

/**
 * Placeholder of a field whose script failed to load. The rest of the form is unaffected.
 * @example
 * <FieldFailed label="Ihr Profil" error={error} retrying={false} onRetry={retry} />
 */
export function FieldFailed({ label, error: _error, retrying, onRetry, ...rest }: FieldFailedProps) {
  return (
    <Banner
      tone="error"
      live="alert"
      title={texts.fieldNotLoaded(label)}
      actions={
        <Button size="sm" loading={retrying} onClick={onRetry}>
          {de.retry}
        </Button>
      }
      {...rest}
    >
      {texts.typedStays}
    </Banner>
  );
}
