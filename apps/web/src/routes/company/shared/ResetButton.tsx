import { Button, Icon } from '@stellwerk/design-system';
import { X } from 'lucide-react';
import { sharedWords } from '../../../i18n/company/shared.de';

/** Takes all filters of a list back; stands where they leave nothing. */
export function ResetButton({ onReset }: { readonly onReset: () => void }) {
  return (
    <Button size="sm" onClick={onReset}>
      <Icon as={X} size={16} />
      {sharedWords.reset}
    </Button>
  );
}
