import { Button, Icon, reloadValue, type Loadable } from '@stellwerk/design-system';
import { RefreshCw } from 'lucide-react';
import { sharedTexts } from '../../i18n/company/shared.de';

export interface RefreshButtonProps {
  /** The data to reload. */
  readonly value: Loadable<unknown>;
}

/** Reloads the data of a screen (CD35, CA02). */
export function RefreshButton({ value }: RefreshButtonProps) {
  return (
    <Button size="sm" loading={value.reloading} onClick={() => reloadValue(value)}>
      {!value.reloading && <Icon as={RefreshCw} size={16} />}
      {/* On a phone only the icon is shown, so that the button fits beside the next one. */}
      <span className="sw:max-sm:sr-only">{sharedTexts.refresh}</span>
    </Button>
  );
}
