import { Button, Icon } from '@stellwerk/design-system';
import { X } from 'lucide-react';
import { filterWords } from '../../i18n/filter.de';

/** Takes all filters of a list back; stands where they leave nothing. */
export function ResetButton({ onReset }: { readonly onReset: () => void }) {
  return (
    <Button size="sm" onClick={onReset}>
      <Icon as={X} size={16} />
      {filterWords.reset}
    </Button>
  );
}
