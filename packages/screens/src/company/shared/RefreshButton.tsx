import { Button, Icon, reloadValue, type Loadable } from '@stellwerk/design-system';
import { RefreshCw } from 'lucide-react';
import { sharedTexts } from '../../i18n/company/shared.de';

export interface RefreshButtonProps {
  /** What is loaded again. */
  readonly value: Loadable<unknown>;
}

/** Loads the data of a screen again (CD35, CA02). */
export function RefreshButton({ value }: RefreshButtonProps) {
  return (
    <Button size="sm" loading={value.reloading} onClick={() => reloadValue(value)}>
      {!value.reloading && <Icon as={RefreshCw} size={16} />}
      {/* On a phone the sign is enough, so that the button stands beside the next one. */}
      <span className="sw:max-sm:sr-only">{sharedTexts.refresh}</span>
    </Button>
  );
}
