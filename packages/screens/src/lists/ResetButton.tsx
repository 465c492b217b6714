import { Button, Icon, type ButtonProps } from '@stellwerk/design-system';
import { X } from 'lucide-react';
import { filterTexts } from '../i18n/filter.de';
import { useResults } from './results';

export interface ResetButtonProps extends Pick<ButtonProps, 'variant'> {
  readonly onReset: () => void;
}

/** Resets all filters of the surrounding list; the focus moves to the count. */
export function ResetButton({ onReset, variant }: ResetButtonProps) {
  const { moveFocus } = useResults();
  return (
    <Button
      size="sm"
      variant={variant}
      onClick={() => {
        moveFocus();
        onReset();
      }}
    >
      <Icon as={X} size={16} />
      {filterTexts.reset}
    </Button>
  );
}
