import { Button, Icon } from '@stellwerk/design-system';
import { RefreshCw } from 'lucide-react';
import { sharedWords } from '../../../i18n/company/shared.de';

export interface RefreshButtonProps {
  /** The data is on its way again. */
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/** Loads the data of a screen again (CD35, CA02). */
export function RefreshButton({ refreshing, onRefresh }: RefreshButtonProps) {
  return (
    <Button size="sm" loading={refreshing} onClick={onRefresh}>
      {!refreshing && <Icon as={RefreshCw} size={16} />}
      {sharedWords.refresh}
    </Button>
  );
}
